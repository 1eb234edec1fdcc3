import { callFunction, postToFunction } from '@/lib/edge-function.ts'
import { parseRand } from '@/lib/money.ts'

/** Lets the server ask the provider, and keep what it says. @throws AppError */
export async function askForStatus(token: string): Promise<void> {
  const name = `payfast-subscription/status/${encodeURIComponent(token)}`
  await callFunction(name, { method: 'GET', query: {} })
}

interface Price {
  amount: string
  perGrade: string
}

/** In cents: the base, and more for each grade after the first. The server counts the same. */
export const priceOf = ({ amount, perGrade }: Price, grades: number): number =>
  parseRand(amount) + parseRand(perGrade) * Math.max(0, grades - 1)

/** Other grades at the price that belongs to them. @throws AppError */
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
