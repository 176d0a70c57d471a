/** How plain data becomes other plain data: the other half of server/differences.py. */
import type { Difference } from './messages'

/** The new data; the old stays as it was, and what is the same in both is shared. */
export function applied<T>(old: T, changes: Difference[]): T {
  return changes.reduce<unknown>((data, [path, value]) => withOne(data, path, 0, value), old) as T
}

function withOne(old: unknown, path: (string | number)[], depth: number, value: unknown): unknown {
  if (depth === path.length) return value
  const key = path[depth]!
  if (Array.isArray(old) && typeof key === 'number' && key < old.length) {
    const twin = [...old]
    twin[key] = withOne(old[key], path, depth + 1, value)
    return twin
  }
  if (old && typeof old === 'object' && !Array.isArray(old) && Object.hasOwn(old, key)) {
    const data = old as Record<string, unknown>
    return { ...data, [key]: withOne(data[key], path, depth + 1, value) }
  }
  throw new RangeError('there is nothing to change') // something does not fit
}
