import { setTimeout as sleep } from 'node:timers/promises'
import { storedMessages } from '../broadcast/replay.ts'
import { SubscriptionRefused } from '../changes/filters/compile-binding.ts'
import { syncPresence } from '../presence/handle-presence.ts'
import type { ClientMessage, UserBroadcast } from '../protocol/messages.ts'
import { Channel, type Rights } from './channel.ts'
import type { ChannelConnection } from './channel-connection.ts'
import { parseJoin, type JoinConfig } from './join-config.ts'
import { TokenRefused } from './token.ts'

/** What a join needs of its connection. */
interface JoiningConnection extends ChannelConnection {
  readonly channels: Map<string, Channel>
  readonly open: boolean
  /** Number of joins in progress. */
  joining: number
  close(code: number, reason: string): void
}

/** `reason` is sent to the client: "Code: message". */
class JoinRefused extends Error {
  override name = 'JoinRefused'
  /** Whether the whole socket is closed, as Supabase does for some refusals. */
  readonly disconnect: boolean

  constructor(reason: string, disconnect = false) {
    super(reason)
    this.disconnect = disconnect
  }
}

const prefix = 'realtime:'

function checkLimits(connection: JoiningConnection): void {
  const { service, channels } = connection
  const { limits, rates, users } = service
  if (rates.joins.exceeded) {
    throw new JoinRefused('ClientJoinRateLimitReached: Too many joins per second', true)
  }
  rates.joins.add()
  if (!users.has(connection) && users.size >= limits.concurrentUsers) {
    throw new JoinRefused('ConnectionRateLimitReached: Too many connected users')
  }
  if (channels.size + connection.joining >= limits.channelsPerConnection) {
    throw new JoinRefused('ChannelRateLimitReached: Too many channels')
  }
}

/**
 * The identity of the channel: that of its own token, or of the API key if it has none (opaque keys are not tokens).
 */
async function identify({ service, identity }: ChannelConnection, { accessToken }: JoinConfig) {
  if (accessToken === null || accessToken.startsWith('sb_')) {
    return { claims: identity.keyClaims, token: null }
  }
  try {
    return { claims: await service.verify(accessToken), token: accessToken }
  } catch (error) {
    if (error instanceof TokenRefused) throw new JoinRefused(`${error.code}: ${error.message}`)
    throw error
  }
}

async function readRights(
  { service, identity }: ChannelConnection,
  topic: string,
  claims: Channel['claims'],
  { presence }: JoinConfig,
): Promise<Rights> {
  const refused = new JoinRefused(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
  )
  const read = await service.policies
    .readRights({ topic, claims, headers: identity.headers })
    .catch((error: unknown) => {
      service.log(`realtime: policies of ${topic} failed: ${String(error)}`)
      throw refused
    })
  // The right to read presence counts only for clients that enable presence.
  if (!read.broadcast && !(presence.enabled && read.presence)) throw refused
  return { read, write: {} }
}

async function replayFor(
  { service }: ChannelConnection,
  topic: string,
  { replay, isPrivate }: JoinConfig,
  rights: Rights | null,
): Promise<UserBroadcast[]> {
  if (replay === undefined) return []
  if (!isPrivate) {
    throw new JoinRefused('UnableToReplayMessages: Replay is not allowed for public channels')
  }
  if (rights && !rights.read.broadcast) {
    throw new JoinRefused(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    )
  }
  if (replay === null) throw new JoinRefused('UnableToReplayMessages: Replay params are not valid')
  return storedMessages(service.admin, topic, replay)
}

/** For clients that want SUBSCRIBED only once changes flow. */
async function waitForChanges(channel: Channel, timeoutMs: number): Promise<void> {
  const timedOut = Symbol('timed out')
  const ended = new AbortController()
  try {
    const result = await Promise.race([
      channel.changes.subscribe(),
      sleep(timeoutMs, timedOut, { signal: ended.signal }),
    ])
    if (result === timedOut) {
      throw new JoinRefused(
        `PostgresChangesSubscribeTimeout: Timed out after ${timeoutMs}ms waiting for the postgres_changes subscription`,
      )
    }
  } catch (error) {
    if (error instanceof SubscriptionRefused) {
      throw new JoinRefused(`RealtimeDisabledForConfiguration: ${error.message}`)
    }
    throw error
  } finally {
    ended.abort()
  }
}

async function join(connection: JoiningConnection, message: ClientMessage): Promise<void> {
  const { service } = connection
  const topic = message.topic.slice(prefix.length)
  if (topic === '') throw new JoinRefused('TopicNameRequired: You must provide a topic name')
  const config = parseJoin(message.payload)
  const { claims, token } = await identify(connection, config)
  const rights = config.isPrivate ? await readRights(connection, topic, claims, config) : null
  const replayed = await replayFor(connection, topic, config, rights)
  const channel = new Channel(connection, message, config, { claims, token, rights })
  const waits = config.waitForChangesMs !== null && config.postgresChanges.length > 0
  if (config.waitForChangesMs !== null && waits) {
    await waitForChanges(channel, config.waitForChangesMs).catch((error: unknown) => {
      channel.dispose()
      throw error
    })
  }
  if (!connection.open) {
    channel.dispose()
    return
  }
  channel.replayed = new Set(replayed.flatMap(({ meta }) => (meta ? [meta.id] : [])))
  connection.channels.set(message.topic, channel)
  service.users.add(connection)
  service.channels.add(channel)
  service.hub.join(channel.room, channel)
  channel.tokenClock.start()
  channel.reply(message, 'ok', { postgres_changes: channel.changes.reply() })
  for (const stored of replayed) connection.pushBroadcast(channel.topic, stored)
  if (config.broadcast.replicationReady) {
    channel.system('system', 'ok', 'Replication connection established')
  }
  syncPresence(channel)
  if (config.isLegacy) {
    channel.system(
      'postgres_changes',
      'error',
      'No changes are sent: a join without config (realtime-js 1) is not supported by local-stack',
    )
  }
  if (waits) channel.changes.announce()
  // Not awaited: the client may already use the channel while the database is asked.
  else void channel.changes.begin()
}

/** Handles `phx_join`: replies at once on success, and after a delay on refusal. */
export async function joinChannel(
  connection: JoiningConnection,
  message: ClientMessage,
): Promise<void> {
  if (!message.topic.startsWith(prefix)) {
    connection.reply(message, 'error', { reason: 'unmatched topic' })
    return
  }
  try {
    checkLimits(connection)
    connection.joining += 1
    await join(connection, message).finally(() => (connection.joining -= 1))
  } catch (error) {
    const { service } = connection
    const refused = error instanceof JoinRefused
    if (!refused) service.log(`realtime: join of ${message.topic} failed: ${String(error)}`)
    await sleep(service.limits.refusedJoinDelayMs)
    connection.reply(message, 'error', {
      reason: refused ? error.message : 'Unknown Error on Channel',
    })
    if (refused && error.disconnect) connection.close(1000, error.message)
  }
}
