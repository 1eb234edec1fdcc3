import type { UserBroadcast } from '../protocol/messages.ts'

/** A broadcast from a 1.0.0 socket; its JSON is passed on unchanged, including extra keys. */
export interface JsonBroadcast {
  json: string
}

export type Broadcast = UserBroadcast | JsonBroadcast

/** A channel that has joined a topic. */
export interface Member {
  receive(broadcast: Broadcast): void
  /** A presence message; each member decides whether it may see it. */
  receivePresence(event: 'presence_diff', payloadJson: string): void
}

/** Public and private channels of one name are different rooms. */
export interface Room {
  topic: string
  isPrivate: boolean
}

export function roomKey({ topic, isPrivate }: Room): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`
}

/** Who is in which room. */
export class Hub {
  private readonly rooms = new Map<string, Set<Member>>()

  join(room: Room, member: Member): void {
    const key = roomKey(room)
    const members = this.rooms.get(key) ?? new Set()
    members.add(member)
    this.rooms.set(key, members)
  }

  leave(room: Room, member: Member): void {
    const key = roomKey(room)
    const members = this.rooms.get(key)
    members?.delete(member)
    if (members?.size === 0) this.rooms.delete(key)
  }

  broadcast(room: Room, broadcast: Broadcast, except?: Member): void {
    for (const member of this.rooms.get(roomKey(room)) ?? []) {
      if (member !== except) member.receive(broadcast)
    }
  }

  presence(room: Room, payloadJson: string): void {
    for (const member of this.rooms.get(roomKey(room)) ?? []) {
      member.receivePresence('presence_diff', payloadJson)
    }
  }
}
