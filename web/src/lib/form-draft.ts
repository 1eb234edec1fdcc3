import { currentSession } from './session.ts'

const prefix = 'kryt.draft.'

const visitor = 'visitor'

/** Whose drafts are read and written now: a user's id, or nobody's in particular. */
export function draftOwner(): string {
  const session = currentSession()
  return session.status === 'signed-in' ? session.user.id : visitor
}

/** One person's words are not shown to the next one at the same window. */
const keyOf = (form: string) => `${prefix}${draftOwner()}.${form}`

/** Whether a form that `owner` opened still belongs to who is here: a visitor may have signed in meanwhile. */
export const ownsDraft = (owner: string) => owner === visitor || owner === draftOwner()

/** Checked by hand: the first page has this file, and no room for a library of schemas. */
const isDraft = (kept: unknown): kept is Record<string, string> =>
  typeof kept === 'object' &&
  kept !== null &&
  !Array.isArray(kept) &&
  Object.values(kept).every((value) => typeof value === 'string')

/**
 * What was typed into a form and not sent yet, for this window. Never used for passwords.
 * Storage that is full or forbidden only means that a reload forgets.
 */
export const formDraft = {
  read(form: string): Record<string, string> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
      return isDraft(kept) ? kept : {}
    } catch {
      return {}
    }
  },
  write(form: string, values: Record<string, string>) {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values))
    } catch {
      // See above.
    }
  },
  clear(form: string) {
    try {
      sessionStorage.removeItem(keyOf(form))
    } catch {
      // See above.
    }
  },
}

function forget(which: (key: string) => boolean) {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && which(key)) sessionStorage.removeItem(key)
    }
  } catch {
    // See above.
  }
}

/** At sign-out: nothing that was typed stays in this window. */
export const forgetDrafts = () => forget(() => true)

/** At sign-in: a session may have ended without a sign-out. What was typed before signing in stays. */
export const forgetDraftsOfOthers = (userId: string) =>
  forget((key) => !key.startsWith(`${prefix}${userId}.`) && !key.startsWith(`${prefix}${visitor}.`))
