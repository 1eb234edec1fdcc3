import type { JwtClaims } from '../../../db/scope.ts'
import type {
  ClientMessage,
  ReplyStatus,
  ServerMessage,
  UserBroadcast,
} from '../protocol/messages.ts'
import type { RealtimeService } from './service.ts'

export interface ConnectionIdentity {
  /** Claims of the API key, for a channel that brings no token of its own. */
  keyClaims: JwtClaims
  /** Request headers that policies may read. */
  headers: Record<string, string>
}

/** What a channel needs of the connection that it belongs to. */
export interface ChannelConnection {
  readonly service: RealtimeService
  readonly identity: ConnectionIdentity
  push(message: ServerMessage): void
  reply(message: ClientMessage, status: ReplyStatus, response: unknown): void
  /** Sends a payload that is the same for every connection and already encoded. */
  pushShared(topic: string, event: string, payloadJson: string): void
  pushBroadcast(topic: string, broadcast: UserBroadcast): void
  /** Forgets a channel that has ended, unless another has taken its topic since. */
  release(channel: { readonly topic: string }): void
}
