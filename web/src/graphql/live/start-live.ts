import type { ApolloClient } from '@apollo/client'
import { onGroupsChange, rememberedGroups } from '@/lib/groups.ts'
import { followTables } from '@/lib/realtime.ts'
import { currentSession, onSessionChange } from '@/lib/session.ts'
import { applyChange, type Specials } from './apply-change.ts'
import { collectBursts } from './bursts.ts'
import { followedTables, type Reader } from './followed-tables.ts'
import { forgetAnnounced } from './new-since.ts'

export interface LiveOptions {
  client: ApolloClient
  specials: Specials
  /** Called whenever changes start to arrive, for what is asked for outside the pages. */
  onStarted: (reader: Reader) => void
}

/** Who looks at the pages, once that is sure; null until then. */
function currentReader(): Reader | null {
  const session = currentSession()
  if (session.status === 'signed-out') return { userId: null, groups: [] }
  const groups = rememberedGroups(session.user.id)
  return session.restoring || groups === null ? null : { userId: session.user.id, groups }
}

/** `data-live` of the page says whether it listens: set when nothing that happened before can be missing. */
const listens = (yes: boolean) => {
  const { dataset } = document.documentElement
  if (yes) dataset['live'] = 'listening'
  else delete dataset['live']
}

/** Keeps open pages up to date for as long as they are open, as live-map.ts says. */
export function startLive({ client, specials, onStarted }: LiveOptions): void {
  const bursts = collectBursts(client)
  let stop: (() => void) | undefined
  let following: string | undefined
  let joined = 0

  const follow = () => {
    const reader = currentReader()
    if (reader === null) return
    const now = JSON.stringify([reader.userId, ...reader.groups.toSorted()])
    if (now === following) return
    following = now
    stop?.()
    listens(false)
    joined += 1
    // A name of its own: the channel before it is still being left.
    stop = followTables(`pages-${joined}`, {
      tables: followedTables(reader),
      onChange: (change) => applyChange({ client, reader, bursts, specials }, change),
      onStarted: () => {
        bursts.ask({ everything: true })
        onStarted(reader)
        void bursts.flush().then(() => {
          if (following !== now) return
          forgetAnnounced()
          listens(true)
        })
      },
      onLost: () => {
        if (following === now) listens(false)
      },
    })
  }

  onSessionChange(follow)
  onGroupsChange(follow)
  follow()
}
