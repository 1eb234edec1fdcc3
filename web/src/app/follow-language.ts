import type { ApolloClient } from '@apollo/client'
import type { Viewer } from '@/features/account/viewer/viewer.ts'
import {
  currentLocale,
  forgetLocale,
  keptLocale,
  onLocaleChosen,
  showLocale,
} from '@/i18n/locale.ts'
import { forgetUnsavedChoice, hasUnsavedChoice, noteUnsavedChoice } from '@/i18n/unsaved-choice.ts'
import { currentSession } from '@/lib/session.ts'

type Client = Pick<ApolloClient, 'mutate'>

let saving: Promise<unknown> = Promise.resolve()

/** One after the other, so that the last of several quick choices is the one that stays. */
function save(client: Client, userId: string): Promise<unknown> {
  noteUnsavedChoice(userId)
  saving = saving.then(async () => {
    try {
      const { saveLanguage } = await import('@/features/account/viewer/save-language.ts')
      if (await saveLanguage(client, currentLocale())) forgetUnsavedChoice()
    } catch {
      // Saved the next time the profile is read.
    }
  })
  return saving
}

/**
 * After signing in: the profile's language is shown. What was chosen in this browser counts for a profile without a
 * language, and for the person whose choice could not be saved earlier, or was made between signing up and confirming.
 */
export async function settleLanguage(client: Client, { userId, profile }: Viewer) {
  if (profile === null) return
  const unsaved = hasUnsavedChoice(userId)
  if (!unsaved && (profile.language === 'en' || profile.language === 'af')) {
    showLocale(profile.language)
  } else if (keptLocale() !== null) {
    await save(client, userId)
  }
}

/** Saves every language that a signed-in person chooses, and shows what another tab chose. */
export function followLanguage(client: Client) {
  addEventListener('storage', () => {
    const kept = keptLocale()
    if (kept !== null) showLocale(kept)
  })
  onLocaleChosen(() => {
    const session = currentSession()
    if (session.status === 'signed-in') void save(client, session.user.id)
  })
}

/** At sign-out. */
export function forgetLanguage() {
  forgetUnsavedChoice()
  forgetLocale()
}
