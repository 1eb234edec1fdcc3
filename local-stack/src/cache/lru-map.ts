/** A map that drops the entry that was least recently used. */
export class LruMap<K, V> {
  private readonly entries = new Map<K, V>()
  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  get(key: K): V | undefined {
    const value = this.entries.get(key)
    if (value !== undefined) {
      this.entries.delete(key)
      this.entries.set(key, value)
    }
    return value
  }

  set(key: K, value: V): void {
    this.entries.delete(key)
    this.entries.set(key, value)
    if (this.entries.size > this.limit) {
      const [oldest] = this.entries.keys()
      if (oldest !== undefined) this.entries.delete(oldest)
    }
  }
}
