import type { ApolloClient } from '@apollo/client'
import { paths } from '@/config/paths.ts'
import { forgetViewer, prepareViewer } from '@/features/account/viewer/viewer.ts'
import { forgetDrafts, forgetDraftsOfOthers } from '@/lib/form-draft.ts'
import { loadAnewWhenShownAgain } from '@/lib/kept-page.ts'
import { offlineStore } from '@/lib/offline-store.ts'
import { pageStands } from '@/lib/page-stands.ts'
import { currentSession, onSessionChange } from '@/lib/session.ts'
import { followLanguage, forgetLanguage, settleLanguage } from './follow-language.ts'

/** The wait before a failed read or creation of the profile is repeated while the person is signed in. */
const retryAfter = 5000

const isEntrance = (path: string) =>
  path === paths.signIn.href() || path.startsWith(`${paths.signIn.href()}/`)

function isCodeDue() {
  const session = currentSession()
  return session.status === 'signed-out' && session.codeDue
}

/** After signing in, a session that has lost its second factor asks for the code and continues here. */
function afterwards() {
  const { pathname, search } = window.location
  return isCodeDue()
    ? paths.signInCode.href({ redirect: `${pathname}${search}` })
    : paths.home.href()
}

/** Loads what belongs to a person when they sign in, and removes it when they sign out. */
export function followSession(client: ApolloClient) {
  let userId: string | null = null

  const prepare = (id: string) => {
    prepareViewer(client, id).then(
      (viewer) => {
        void settleLanguage(client, viewer)
        void client.refetchQueries({ include: 'active' })
        if (viewer.profile === null) return
        void pageStands
          .then(async () => import('@/features/account/session/check-token.ts'))
          .then(async ({ checkToken }) => (userId === id ? checkToken(client, id) : undefined))
          .catch(() => undefined)
      },
      () => {
        setTimeout(() => {
          if (userId === id) prepare(id)
        }, retryAfter)
      },
    )
  }

  const follow = () => {
    const session = currentSession()
    const next = session.status === 'signed-in' && !session.restoring ? session.user.id : null
    if (next === userId) return
    const before = userId
    userId = next
    if (next !== null) {
      void offlineStore.forgetOthers(next)
      forgetDraftsOfOthers(next)
    }
    if (before !== null) {
      // A full reload is the surest way to remove what the last person saw.
      forgetViewer()
      if (!isCodeDue()) {
        forgetDrafts()
        forgetLanguage()
      }
      void Promise.allSettled([client.clearStore(), offlineStore.forget()]).then(() => {
        // The page of a link that signs in somebody else redirects by itself, and so does one that still
        // needs the code.
        const leadsOn = isEntrance(window.location.pathname) && (next !== null || isCodeDue())
        if (leadsOn) {
          if (next !== null) prepare(next)
          return
        }
        // Nor does "Back" show it.
        loadAnewWhenShownAgain()
        window.location.assign(afterwards())
      })
      return
    }
    if (next !== null) prepare(next)
  }

  followLanguage(client)
  onSessionChange(() => {
    // Reached when a session expired or was ended elsewhere before anybody was let in.
    if (currentSession().status === 'signed-out') void offlineStore.forget()
    follow()
  })
  follow()
}
