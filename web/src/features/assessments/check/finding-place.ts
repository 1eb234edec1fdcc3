import type { CheckFinding } from '@/domain/papers/check/finding.ts'

/** Where the editor shows what a finding is about. */
export function findingPlace({ kind, place }: CheckFinding): string {
  if (place !== null) return place
  if (kind.startsWith('level')) return 'levels'
  return kind === 'instruction-count' ? 'instructions' : 'details'
}
