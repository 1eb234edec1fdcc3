/** What becomes of the rows of a file, in the order in which it is shown. */
export const outcomes = [
  'error',
  'failed',
  'create',
  'update',
  'gone',
  'remove',
  'created',
  'updated',
  'removed',
  'kept',
  'undone',
  'unchanged',
] as const

export type Outcome = (typeof outcomes)[number]
