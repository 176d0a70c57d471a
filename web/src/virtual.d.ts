declare module 'virtual:catalogues' {
  const load: Record<string, () => Promise<{ default: string }>>
  export default load
}
