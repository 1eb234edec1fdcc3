/** The rules of a password (P5.7), with the signs that Supabase Auth counts as special. */
const rules = {
  length: (password: string) => password.length >= 8,
  lower: (password: string) => /[a-z]/.test(password),
  upper: (password: string) => /[A-Z]/.test(password),
  number: (password: string) => /[0-9]/.test(password),
  special: (password: string) => /[!@#$%^&*()_+\-=[\]{};'\\:"|<>?,./`~]/.test(password),
} as const

export type PasswordRule = keyof typeof rules

// Object.keys loses the key type; the object is a constant, so nothing else can be in it.
export const passwordRules = Object.keys(rules) as PasswordRule[]

/** Auth refuses more than 72 bytes: what follows would silently not count. */
export const fitsPassword = (password: string) => new TextEncoder().encode(password).length <= 72

/** Which rules the password keeps so far. */
export function keptRules(password: string): Set<PasswordRule> {
  return new Set(passwordRules.filter((rule) => rules[rule](password)))
}

export const isStrongPassword = (password: string) =>
  keptRules(password).size === passwordRules.length
