import { z } from 'zod'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A subscription as the provider describes it; further fields are passed on. */
const fetched = z.looseObject({
  status: z.literal('success'),
  data: z.looseObject({
    response: z.looseObject({ status_text: z.string(), run_date: z.string().nullish() }),
  }),
})
export type FetchedSubscription = z.infer<typeof fetched>

/** @returns null for a body that says `failed`, which the provider also sends with status 200 */
export const readFetched = (text: string): FetchedSubscription | null =>
  fetched.safeParse(parsed(text)).data ?? null

/** The provider has been seen to answer an update with true, "true" and the changed subscription. */
const done = z.looseObject({
  status: z.literal('success'),
  data: z.looseObject({
    response: z.union([z.literal(true), z.literal('true'), z.looseObject({})]),
  }),
})

export const saysDone = (text: string): boolean => done.safeParse(parsed(text)).success
