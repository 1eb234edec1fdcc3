import { useIntl } from 'react-intl'
import { PageHead } from '@/components/page-head.tsx'
import { breadcrumbs, StructuredData } from '@/components/structured-data.tsx'
import { paths } from '@/config/paths.ts'
import { siteOrigin } from '@/config/site-origin.ts'
import { useTermName } from '@/i18n/term-name.ts'
import { pictureUrl } from '@/lib/picture-url.ts'
import { plainText } from './plain-text.ts'

interface Item {
  id: string
  title: string
  price: string | null
  salePrice: string | null
  thumbnails: (string | null)[]
  product: { description: string | null; sku: number | null } | null
  productBundle: { description: string | null } | null
}

/**
 * What search engines and shared links show of a resource or bundle. Only resources and bundles for sale
 * have a page.
 */
export function ProductHead({ item, path }: { item: Item; path: { id: string; name: string }[] }) {
  const intl = useIntl()
  const termName = useTermName()
  const told = plainText(item.product?.description ?? item.productBundle?.description ?? '')
  const description =
    told === ''
      ? intl.formatMessage(
          {
            defaultMessage: '{title}, for teachers: look at real pages before you buy.',
            id: 'MHfb+B',
          },
          { title: item.title },
        )
      : told
  const pictures = item.thumbnails.filter((key) => key !== null).map(pictureUrl)
  const sku = item.product?.sku ?? null
  const address = `${siteOrigin()}${paths.product.href(item.id)}`
  return (
    <>
      <PageHead
        title={item.title}
        kind="product"
        description={description}
        {...(pictures[0] === undefined ? {} : { picture: pictures[0] })}
      />
      <StructuredData
        thing={{
          '@type': 'Product',
          '@id': address,
          name: item.title,
          description,
          ...(pictures.length === 0 ? {} : { image: pictures }),
          ...(sku === null ? {} : { sku: String(sku) }),
          ...(path.length === 0 ? {} : { category: path.map(({ name }) => name).join(' > ') }),
          brand: { '@type': 'Brand', name: 'Kryt' },
          offers: {
            '@type': 'Offer',
            url: address,
            price: item.price === null ? '0.00' : (item.salePrice ?? item.price),
            priceCurrency: 'ZAR',
            availability: 'https://schema.org/InStock',
            itemCondition: 'https://schema.org/NewCondition',
            seller: { '@type': 'Organization', name: 'Kryt' },
          },
        }}
      />
      <StructuredData
        thing={breadcrumbs([
          {
            name: intl.formatMessage({ defaultMessage: 'Resources', id: 'c/KktL' }),
            href: paths.home.href(),
          },
          ...path.map(({ id, name }) => ({ name: termName(name), href: paths.category.href(id) })),
          { name: item.title, href: paths.product.href(item.id) },
        ])}
      />
    </>
  )
}
