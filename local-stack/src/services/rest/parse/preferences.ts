import { RestFault } from '../rest-fault.ts'

const known = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const

type Known = { [K in keyof typeof known]?: (typeof known)[K][number] }

export interface Preferences extends Known {
  timezone?: string
  maxAffected?: number
}

/**
 * Reads `Prefer`: the first of each kind counts. `tx` is read and has no effect, because Supabase does not allow it.
 * @throws RestFault PGRST122 for unknown words with `handling=strict`
 */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {}
  const unknown: string[] = []
  for (const part of (header ?? '').split(',').map((text) => text.trim())) {
    if (part !== '' && !readPreference(part, preferences)) unknown.push(part)
  }
  if (preferences.handling === 'strict' && unknown.length > 0) {
    throw new RestFault(400, {
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    })
  }
  return preferences
}

function readPreference(part: string, preferences: Preferences): boolean {
  const [name = '', value = ''] = part.split('=')
  if (name === 'timezone') {
    preferences.timezone ??= value
    return true
  }
  if (name === 'max-affected') {
    if (!/^\d+$/.test(value)) return false
    preferences.maxAffected ??= Number(value)
    return true
  }
  const words: Record<string, readonly string[]> = known
  if (words[name]?.includes(value) !== true) return false
  // The first of each kind stands after the later one.
  Object.assign(preferences, { [name]: value, ...preferences })
  return true
}

const order = ['resolution', 'missing', 'return', 'count', 'handling', 'timezone'] as const

type Heeded = (typeof order)[number] | 'max-affected'

/** `Preference-Applied`: those of the preferences that such a request heeds. */
export function appliedPreferences(
  preferences: Preferences,
  heeded: readonly Heeded[],
): string | null {
  const applied = order.flatMap((name) => {
    const value = heeded.includes(name) ? preferences[name] : undefined
    return value === undefined ? [] : [`${name}=${value}`]
  })
  const { handling, maxAffected } = preferences
  if (heeded.includes('max-affected') && handling === 'strict' && maxAffected !== undefined) {
    applied.push(`max-affected=${String(maxAffected)}`)
  }
  return applied.length === 0 ? null : applied.join(', ')
}
