import type { JwtClaims } from '../../../db/scope.ts'
import type { Broadcast, Member, Room } from '../broadcast/hub.ts'
import { PostgresChanges } from '../changes/postgres-changes.ts'
import type { ReadRights } from '../policies/channel-policies.ts'
import type { ClientMessage, JsonObject, ReplyStatus } from '../protocol/messages.ts'
import type { ChannelConnection } from './channel-connection.ts'
import type { JoinConfig } from './join-config.ts'
import { TokenClock } from './token-clock.ts'

/** The rights of a private channel that have been asked for so far; asked again with each new token. */
export interface Rights {
  read: ReadRights
  write: { broadcast?: boolean; presence?: boolean }
}

/** One joined channel of one connection. */
export class Channel implements Member {
  readonly connection: ChannelConnection
  /** The topic with the prefix `realtime:`. */
  readonly topic: string
  readonly room: Room
  readonly joinRef: string | null
  readonly config: JoinConfig
  readonly changes: PostgresChanges
  readonly tokenClock: TokenClock
  claims: JwtClaims
  /** The token that `claims` came from; null for the API key. */
  token: string | null
  /** Null on public channels. */
  rights: Rights | null
  presenceEnabled: boolean
  presence: { payload: JsonObject | null; calls: number; windowEnds: number } = {
    payload: null,
    calls: 0,
    windowEnds: 0,
  }
  /** Ids of messages that were replayed at the join and may still arrive from the stream. */
  replayed: ReadonlySet<string> = new Set()
  private joined = true

  constructor(
    connection: ChannelConnection,
    join: Pick<ClientMessage, 'topic' | 'joinRef' | 'ref'>,
    config: JoinConfig,
    identity: { claims: JwtClaims; token: string | null; rights: Rights | null },
  ) {
    this.connection = connection
    this.topic = join.topic
    this.joinRef = join.joinRef ?? join.ref
    this.config = config
    this.room = { topic: join.topic.slice('realtime:'.length), isPrivate: config.isPrivate }
    this.claims = identity.claims
    this.token = identity.token
    this.rights = identity.rights
    this.presenceEnabled = config.presence.enabled
    this.changes = new PostgresChanges(this)
    this.tokenClock = new TokenClock(this)
  }

  get service() {
    return this.connection.service
  }

  get active(): boolean {
    return this.joined
  }

  reply(message: ClientMessage, status: ReplyStatus, response: unknown): void {
    this.connection.reply({ ...message, joinRef: this.joinRef }, status, response)
  }

  push(event: string, payload: unknown): void {
    this.connection.push({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload })
  }

  system(extension: 'system' | 'postgres_changes', status: ReplyStatus, message: string): void {
    this.push('system', { extension, status, message, channel: this.room.topic })
  }

  /** Tells the client the reason and closes, after an exceeded limit or a lost right. */
  shutdown(reason: string): void {
    if (!this.joined) return
    this.system('system', 'error', reason)
    this.close()
  }

  close(): void {
    this.end('phx_close')
  }

  /** Closes after an internal error; the client joins again by itself. */
  crash(): void {
    this.end('phx_error')
  }

  private end(event: 'phx_close' | 'phx_error'): void {
    if (!this.joined) return
    this.dispose()
    const { joinRef, topic } = this
    this.connection.push({ joinRef, ref: joinRef, topic, event, payload: {} })
  }

  /** Releases everything without telling the client. */
  dispose(): void {
    if (!this.joined) return
    this.joined = false
    this.tokenClock.stop()
    this.changes.stop()
    const { hub, presence, channels } = this.service
    hub.leave(this.room, this)
    channels.delete(this)
    this.connection.release(this)
    const diff = presence.untrack(this.room, this)
    if (diff) hub.presence(this.room, JSON.stringify(diff))
  }

  receive(broadcast: Broadcast): void {
    if (this.rights && !this.rights.read.broadcast) return
    if ('json' in broadcast) {
      this.connection.pushShared(this.topic, 'broadcast', broadcast.json)
    } else {
      if (broadcast.meta && this.replayed.has(broadcast.meta.id)) return
      this.connection.pushBroadcast(this.topic, broadcast)
    }
    const { events } = this.service.rates
    events.add()
    if (events.exceeded) this.shutdown('Too many messages per second')
  }

  receivePresence(event: 'presence_diff', payloadJson: string): void {
    if (this.rights && !(this.presenceEnabled && this.rights.read.presence)) return
    this.connection.pushShared(this.topic, event, payloadJson)
  }
}
