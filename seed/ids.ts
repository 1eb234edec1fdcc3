import { v5 } from 'uuid'

/** Chosen once. Changing it gives every seeded row a new id, so it never changes. */
const NAMESPACE = '6f0b2a52-3a43-4c0e-9d1f-5b7a5c1e2d90'

/**
 * The constant UUID of a seeded row: version 5 of its kind and natural key, so that ids are the
 * same on every machine and nobody has to write them down.
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
