import type { WebSocket } from 'ws'
import type {
  ClientMessage,
  Protocol,
  ReplyStatus,
  ServerMessage,
  UserBroadcast,
} from '../protocol/messages.ts'
import type { Channel } from './channel.ts'
import type { ChannelConnection, ConnectionIdentity } from './channel-connection.ts'
import { handleChannelMessage } from './channel-messages.ts'
import { joinChannel } from './join.ts'
import type { RealtimeService } from './service.ts'

/** One WebSocket: decodes messages, routes them to channels, writes answers. */
export class Connection implements ChannelConnection {
  readonly channels = new Map<string, Channel>()
  readonly service: RealtimeService
  readonly identity: ConnectionIdentity
  readonly protocol: Protocol
  lastHeard = Date.now()
  /** Number of joins in progress, which count towards the limit of channels. */
  joining = 0
  private readonly socket: WebSocket
  /** Messages of one topic are handled in order; a slow join does not delay other topics. */
  private readonly queues = new Map<string, Promise<void>>()

  constructor(
    service: RealtimeService,
    socket: WebSocket,
    protocol: Protocol,
    identity: ConnectionIdentity,
  ) {
    this.service = service
    this.socket = socket
    this.protocol = protocol
    this.identity = identity
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      this.onMessage(isBinary ? data : data.toString('utf8'))
    })
    socket.on('close', () => this.onClose())
    socket.on('error', (error) => service.log(`realtime: socket: ${error.message}`))
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  /** Drops the connection of a client that no longer reads. */
  terminate(): void {
    this.socket.terminate()
  }

  push(message: ServerMessage): void {
    this.write(this.protocol.encode(message))
  }

  reply({ joinRef, ref, topic }: ClientMessage, status: ReplyStatus, response: unknown): void {
    // Phoenix replies only to messages with a ref.
    if (ref === null) return
    this.push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  pushShared(topic: string, event: string, payloadJson: string): void {
    this.write(this.protocol.encodeShared(topic, event, payloadJson))
  }

  pushBroadcast(topic: string, broadcast: UserBroadcast): void {
    const frame = this.protocol.encodeBroadcast(topic, broadcast)
    if (frame !== null) this.write(frame)
  }

  release(channel: { readonly topic: string }): void {
    if (this.channels.get(channel.topic) === channel) this.channels.delete(channel.topic)
  }

  private write(frame: string | Buffer): void {
    if (!this.open) return
    if (this.socket.bufferedAmount > this.service.limits.sendBufferBytes) {
      this.service.log('realtime: a client does not read its messages and was disconnected')
      this.terminate()
      return
    }
    this.socket.send(frame)
  }

  private onMessage(frame: string | Buffer): void {
    this.lastHeard = Date.now()
    let message: ClientMessage
    try {
      message = this.protocol.decode(frame)
    } catch (error) {
      this.service.log(`realtime: unreadable frame: ${String(error)}`)
      this.close(1011, 'unreadable frame')
      return
    }
    if (message.topic === 'phoenix') {
      if (message.event === 'heartbeat') this.reply(message, 'ok', {})
      return
    }
    const { topic } = message
    const previous = this.queues.get(topic) ?? Promise.resolve()
    const current: Promise<void> = previous
      .then(() => this.handle(message))
      .catch((error: unknown) => {
        this.service.log(`realtime: ${message.event} on ${topic} failed: ${String(error)}`)
        this.channels.get(topic)?.crash()
      })
      .finally(() => {
        if (this.queues.get(topic) === current) this.queues.delete(topic)
      })
    this.queues.set(topic, current)
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (!this.open) return
    const channel = this.channels.get(message.topic)
    if (message.event === 'phx_join') {
      channel?.close()
      await joinChannel(this, message)
      return
    }
    if (channel && (message.joinRef === null || message.joinRef === channel.joinRef)) {
      await handleChannelMessage(channel, message)
      return
    }
    // Leaving a channel that is already closed succeeds; other messages have no receiver.
    if (message.event === 'phx_leave') this.reply(message, 'ok', {})
    else this.reply(message, 'error', { reason: 'unmatched topic' })
  }

  private onClose(): void {
    for (const channel of [...this.channels.values()]) channel.dispose()
    this.service.users.delete(this)
  }
}
