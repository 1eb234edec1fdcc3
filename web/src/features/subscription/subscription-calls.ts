import { callFunction, postToFunction } from '@/lib/edge-function.ts'
import { parseRand } from '@/lib/money.ts'

/**
 * Makes the server ask the provider and store its answer.
 * @throws AppError
 */
export async function askForStatus(token: string): Promise<void> {
  const name = `payfast-subscription/status/${encodeURIComponent(token)}`
  await callFunction(name, { method: 'GET', query: {} })
}

interface Price {
  amount: string
  perGrade: string
}

/** In cents: the base price, plus an amount for each grade after the first. The server calculates the same. */
export const priceOf = ({ amount, perGrade }: Price, grades: number): number =>
  parseRand(amount) + parseRand(perGrade) * Math.max(0, grades - 1)

/**
 * Changes the grades, and the price with them.
 * @throws AppError
 */
export async function changeGrades(
  subscription: Price & { token: string; teacherProfileId: string },
  grades: string[],
): Promise<void> {
  await postToFunction('payfast-subscription/update', {
    teacherProfileID: subscription.teacherProfileId,
    token: subscription.token,
    package: { grades },
    recurring_amount: String(priceOf(subscription, grades.length)),
  })
}
