import type { Protocol } from './messages.ts'
import { version1 } from './version-1.ts'
import { version2 } from './version-2.ts'

/** The protocol for the `vsn` parameter, 1.0.0 by default; null for an unknown version. */
export function negotiate(vsn: string | null): Protocol | null {
  if (vsn === null || vsn === '1.0.0') return version1
  return vsn === '2.0.0' ? version2 : null
}
