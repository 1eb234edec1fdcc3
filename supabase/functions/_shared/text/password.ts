/** The rules of a password (P5.7): those of the sign-up form, web/src/lib/password-policy.ts. */
const rules = [/^.{8,}$/su, /[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%^&*()_+\-=[\]{};'\\:"|<>?,./`~]/]

/** Whether a password keeps every rule. Auth refuses more than 72 bytes: what follows would silently not count. */
export const isStrongPassword = (password: string): boolean =>
  new TextEncoder().encode(password).length <= 72 && rules.every((rule) => rule.test(password))
