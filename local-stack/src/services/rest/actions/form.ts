import type { AcceptedForm } from '../parse/media.ts'
import { RestFault } from '../rest-fault.ts'
import type { Answered } from '../rest-request.ts'

export const contentType = (form: AcceptedForm) => ({
  'content-type': `${form.contentType}; charset=utf-8`,
})

/** @throws RestFault PGRST116 when one object was asked for and there is not exactly one row */
export function checkSingle(form: AcceptedForm, rows: number): void {
  if (form.kind !== 'object' || rows === 1) return
  throw new RestFault(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${String(rows)} rows`,
  })
}

/** @throws RestFault PGRST124 when more rows are affected than a strict request allows */
export function checkAffected(
  preferences: { handling?: string; maxAffected?: number },
  answered: Pick<Answered, 'total' | 'page'>,
): void {
  const affected = answered.total ?? answered.page
  const { handling, maxAffected } = preferences
  if (handling !== 'strict' || maxAffected === undefined || affected <= maxAffected) return
  throw new RestFault(400, {
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${String(affected)} rows`,
  })
}

/** `Preference-Applied`, if there is something to say. */
export const applied = (value: string | null): Record<string, string> =>
  value === null ? {} : { 'preference-applied': value }
