import { handleBroadcast } from '../broadcast/handle-broadcast.ts'
import { handlePresence } from '../presence/handle-presence.ts'
import type { ClientMessage } from '../protocol/messages.ts'
import { handleAccessToken } from './access-token.ts'
import type { Channel } from './channel.ts'

/** Handles a message to a channel that has been joined. */
export async function handleChannelMessage(
  channel: Channel,
  message: ClientMessage,
): Promise<void> {
  switch (message.event) {
    case 'phx_leave':
      channel.reply(message, 'ok', {})
      channel.close()
      return
    case 'access_token':
      return handleAccessToken(channel, message.payload['access_token'])
    case 'broadcast':
      return handleBroadcast(channel, message)
    case 'presence':
      return handlePresence(channel, message)
    default:
      channel.service.rates.events.add()
  }
}
