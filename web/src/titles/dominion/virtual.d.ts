declare module 'virtual:dominion-look' {
  const look: {
    types: Record<string, string>
    order: string[]
    coloured_as: Record<string, string>
    of: Record<string, string>
  }
  export default look
  /** The pictures of each set, and how to get them. */
  export const names: Record<string, string>
  export const load: Record<string, () => Promise<{ default: Record<string, import('..').Layer[]> }>>
}
