import { REALTIME_SUBSCRIBE_STATES as states, type RealtimeChannel } from '@supabase/supabase-js'

interface System {
  extension: string
  status: string
  message: string
}

/** Subscribes and waits for the server's own word that changes flow, which comes after SUBSCRIBED. */
export async function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const waitsForChanges = (channel.bindings['postgres_changes']?.length ?? 0) > 0
  await new Promise<void>((resolve, reject) => {
    channel.on('system', {}, ({ extension, status, message }: System) => {
      if (extension !== 'postgres_changes') return
      if (status === 'ok') resolve()
      else reject(new Error(message))
    })
    channel.subscribe((status, error) => {
      if (status === states.SUBSCRIBED && !waitsForChanges) resolve()
      if (status === states.CHANNEL_ERROR || status === states.TIMED_OUT) {
        reject(error ?? new Error(status))
      }
    })
  })
  return channel
}
