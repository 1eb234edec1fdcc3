const whole = /^\d+$/
const decimal = /^\d+(\.\d+)*$/

/** Without the full stop that some papers write after a number. */
export const bareNumber = (number: string): string => number.trim().replace(/\.$/, '')

/** "1.2" for a part numbered 2 or 1.2 in question 1; letters and other numbers are kept. */
export function partNumber(question: string, part: string): string {
  const own = bareNumber(part)
  const parent = bareNumber(question)
  return whole.test(own) && decimal.test(parent) ? `${parent}.${own}` : own
}

/** Whether a number is 1, 1.2 or 1.2.1. */
export const isDecimalNumber = (number: string): boolean => decimal.test(number)

/** The level of a part below its question: 1.2 is one, 1.2.1 two; the paper has three at most. */
export const partDepth = (number: string): number =>
  decimal.test(number) ? Math.min(3, Math.max(1, number.split('.').length - 1)) : 1
