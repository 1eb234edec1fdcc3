import { AppError } from '@/lib/errors.ts'

/**
 * A row that row-level security hides gives a count of 0 and no error; this makes it one.
 * @throws AppError not_found_or_forbidden
 */
export function expectAffected(
  response: { affectedCount: number } | null | undefined,
  expected = 1,
): void {
  if (response?.affectedCount !== expected) throw new AppError('not_found_or_forbidden')
}
