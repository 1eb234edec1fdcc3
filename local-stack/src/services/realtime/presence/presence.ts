import { randomBytes } from 'node:crypto'
import { roomKey, type Room } from '../broadcast/hub.ts'
import type { JsonObject } from '../protocol/messages.ts'

export interface Meta extends JsonObject {
  phx_ref: string
  phx_ref_prev?: string
}

export type PresenceState = Record<string, { metas: Meta[] }>

export interface PresenceDiff {
  joins: PresenceState
  leaves: PresenceState
}

/** Distinguishes the entries of one person with several tabs. */
const newRef = () => randomBytes(8).toString('base64url')

/** The members of each room. A holder (one joined channel) has at most one entry in its room. */
export class Presence {
  private readonly rooms = new Map<string, Map<object, { key: string; meta: Meta }>>()

  /** Returns the changes to send to the room. Tracking again replaces the holder's entry: one leave, one join. */
  track(room: Room, holder: object, key: string, payload: JsonObject): PresenceDiff {
    const entries = this.rooms.get(roomKey(room)) ?? new Map<object, { key: string; meta: Meta }>()
    this.rooms.set(roomKey(room), entries)
    const previous = entries.get(holder)
    const meta: Meta = { ...payload, phx_ref: newRef() }
    if (previous) meta.phx_ref_prev = previous.meta.phx_ref
    entries.set(holder, { key, meta })
    return {
      joins: { [key]: { metas: [meta] } },
      leaves: previous ? { [previous.key]: { metas: [previous.meta] } } : {},
    }
  }

  /** Null when the holder was not present. */
  untrack(room: Room, holder: object): PresenceDiff | null {
    const entries = this.rooms.get(roomKey(room))
    const entry = entries?.get(holder)
    if (!entries || !entry) return null
    entries.delete(holder)
    if (entries.size === 0) this.rooms.delete(roomKey(room))
    return { joins: {}, leaves: { [entry.key]: { metas: [entry.meta] } } }
  }

  state(room: Room): PresenceState {
    const state: PresenceState = {}
    for (const { key, meta } of this.rooms.get(roomKey(room))?.values() ?? []) {
      const person = (state[key] ??= { metas: [] })
      person.metas.push(meta)
    }
    return state
  }
}
