import { v5 } from 'uuid'

/** Never change this: every seeded row would get a new id. */
const NAMESPACE = '6f0b2a52-3a43-4c0e-9d1f-5b7a5c1e2d90'

/**
 * The UUID of a seeded row (version 5), computed from its kind and natural key, so that it is the same on every machine
 * without being written down.
 */
export function seedId(
  kind:
    | 'product'
    | 'content'
    | 'category'
    | 'tag'
    | 'order'
    | 'order-line'
    | 'order-event'
    | 'coupon'
    | 'school'
    | 'schedule'
    | 'class'
    | 'activity'
    | 'repeat'
    | 'bundle'
    | 'bundle-member'
    | 'lesson'
    | 'assessment'
    | 'announcement'
    | 'communication',
  key: string,
): string {
  return v5(`${kind}:${key}`, NAMESPACE)
}
