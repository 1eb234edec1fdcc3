import { stored } from '@/lib/stored.ts'
import { currentLocale, type Locale } from './locale.ts'

/** Whose choice has not reached their profile yet: the page was left, there was no network, or nobody is signed in yet. */
const key = 'kryt.locale-unsaved'

/** After signing up, `since` is the language of the form: only another one, chosen before the first sign-in, counts. */
export const noteUnsavedChoice = (userId: string, since?: Locale) =>
  stored.write(key, since === undefined ? userId : `${userId} ${since}`)

export const forgetUnsavedChoice = () => stored.write(key, null)

/** Whether this browser shows a choice of that person that is still to be saved. A sign-up without one is forgotten. */
export function hasUnsavedChoice(userId: string): boolean {
  const [whose, since] = (stored.read(key) ?? '').split(' ')
  if (whose !== userId) return false
  if (since !== currentLocale()) return true
  forgetUnsavedChoice()
  return false
}
