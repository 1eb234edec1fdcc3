import { stored } from '@/lib/stored.ts'

const key = 'kryt.subscribed'

/**
 * Whether this browser's last visitor had a valid subscription. The list is asked for by this before the database has
 * answered, and asked again when the answer differs.
 */
export const lastSubscription = {
  read: (): boolean => stored.read(key) !== null,
  write: (subscribed: boolean): void => stored.write(key, subscribed ? 'yes' : null),
}
