import { z } from 'zod/mini'

const sold = { total: z.string(), orders: z.number() }

const sales = z.object({
  /** The first day of the period. */
  since: z.string(),
  ...sold,
  /** As many days before, until the same time of the day. */
  before: z.object(sold),
})

const counted = { count: z.number(), total: z.string() }

const overview = z.object({
  /** Each is the count and the sum of the list that its tile opens. */
  owed: z.object({
    toUs: z.object({
      ...counted,
      /** The day on which the oldest of them was ordered. */
      oldest: z.nullable(z.string()),
    }),
    back: z.object(counted),
    transfersBack: z.object(counted),
  }),
  confirming: z.number(),
  quotes: z.number(),
  notifications: z.number(),
  mails: z.object({
    count: z.number(),
    /** The oldest of them. */
    oldest: z.array(
      z.object({
        /** Null of a mail about a corrected file. */
        orderNumber: z.nullable(z.string()),
        kind: z.string(),
        since: z.string(),
        attempts: z.number(),
      }),
    ),
  }),
  withoutFiles: z.number(),
  contentCheck: z.object({
    /** How many resources name files that are not stored. */
    missing: z.number(),
    /** When all were checked last; null: never. */
    checkedAt: z.nullable(z.string()),
  }),
  /** Scheduled work that failed, or that no clock runs. */
  schedules: z.array(
    z.object({
      name: z.string(),
      /** What the database or the function said; null: nothing. */
      problem: z.nullable(z.string()),
      /** When it last went well; null: never. */
      succeededAt: z.nullable(z.string()),
    }),
  ),
  toPack: z.number(),
  refunds: z.object({
    count: z.number(),
    total: z.string(),
    /** The oldest of them. */
    oldest: z.array(
      z.object({
        orderNumber: z.nullable(z.string()),
        total: z.string(),
        notedAt: z.string(),
        method: z.string(),
      }),
    ),
  }),
  sales: z.object({ day: sales, week: sales, month: sales }),
})

export type Overview = z.infer<typeof overview>
export type Sales = z.infer<typeof sales>

/** @param json what overview_for_admin() answers with; JSON arrives as text */
export const readOverview = (json: string): Overview => overview.parse(JSON.parse(json))
