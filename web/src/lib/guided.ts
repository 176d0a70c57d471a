/** Guided first games: beginning one, and what was told at which table. */
import { post } from './api'
import type { TableInfo } from './messages'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

const KEY = 'tafelrunde-guide'
const KEPT = 8 // tables

/** A step, and after how many answers it was told: what is taken back is told again. */
export type Told = { step: string; at: number }
export type Progress = { table: string; told: Told[]; gone: boolean }

function all(): Progress[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Progress[]
  } catch {
    return [] // nothing is kept here, or nothing that can be read
  }
}

export const progressOf = (table: string): Progress => all().find((one) => one.table === table) ?? { table, told: [], gone: false }

export function keepProgress(progress: Progress) {
  try {
    const others = all().filter((one) => one.table !== progress.table)
    localStorage.setItem(KEY, JSON.stringify([progress, ...others].slice(0, KEPT)))
  } catch {
    // private mode: kept for this page only
  }
}

export const isFinished = (title: string): boolean => settings.values.guided.split(' ').includes(title)

export function finish(title: string) {
  if (!isFinished(title)) settings.set('guided', `${settings.values.guided} ${title}`.trim())
}

/** Sit down at a prepared game. */
export async function startGuide(title: string) {
  const table = await post<TableInfo>(`/api/titles/${title}/guide`)
  router.go(`/table/${table.id}`)
}
