import { BUNDLES } from '../bundles.ts'
import { COUPONS } from '../coupons.ts'
import { seedId } from '../ids.ts'
import type { Resource } from '../resource-schema.ts'
import { pictureKeys } from '../storage-keys.ts'
import { array, insert, text } from './literals.ts'

/** Bundles with the covers of their members as pictures. Triggers fill the columns that follow from the members. */
export function bundlesSql(catalogue: readonly Resource[]): string {
  const bySlug = new Map(catalogue.map((resource) => [resource.slug, resource]))
  const coverOf = (slug: string): string => {
    const resource = bySlug.get(slug)
    if (!resource) throw new Error(`bundle: no resource ${slug}`)
    const [cover] = pictureKeys(resource, 0)
    if (cover === undefined) throw new Error(`${slug}: no cover`)
    return cover
  }
  const bundles = BUNDLES.map((bundle) => [
    text(seedId('bundle', bundle.slug)),
    text(bundle.title),
    `\n   ${text(bundle.description)}`,
    `\n   ${bundle.price}`,
    bundle.discount === 0 ? 'null' : String(bundle.discount),
    String(bundle.featured),
    text(bundle.publishDate),
    `\n   ${array(bundle.members.map(coverOf), 'text')}`,
    `\n   ${array(
      bundle.tags.map((tag) => seedId('tag', tag)),
      'uuid',
    )}`,
    `\n   ${text(seedId('category', `grade-${bundle.grade}/${bundle.subject}`))}`,
  ])
  const members = BUNDLES.flatMap((bundle) =>
    bundle.members.map((slug, position) => [
      text(seedId('bundle-member', `${bundle.slug}/${slug}`)),
      text(seedId('bundle', bundle.slug)),
      text(seedId('product', slug)),
      String(position),
    ]),
  )
  return [
    insert(
      'public.product_bundle',
      [
        'id',
        'title',
        'description',
        'price',
        'discount_percentage',
        'featured',
        'publish_date',
        'thumbnails',
        'tags',
        'category_id',
      ],
      bundles,
    ),
    insert(
      'public.product_bundle_product',
      ['id', 'product_bundle_id', 'product_id', 'position'],
      members,
    ),
  ].join('\n')
}

export function couponsSql(): string {
  const notes = COUPONS.map(({ code, note }) => `-- ${code}: ${note}`).join('\n')
  return `${notes}\n${insert(
    'public.coupon',
    [
      'id',
      'coupon_code',
      'enabled',
      'start_date',
      'end_date',
      'discount_type',
      'discount_value',
      'restrict_to',
      'max_uses',
    ],
    COUPONS.map((coupon) => [
      text(seedId('coupon', coupon.code)),
      text(coupon.code),
      String(coupon.enabled),
      text(coupon.from),
      text(coupon.to),
      text(coupon.type),
      coupon.value,
      text(coupon.restrictTo),
      String(coupon.maxUses),
    ]),
  )}`
}
