import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { parseQuestions } from '@/domain/questions/product-question.ts'
import { paths } from '@/config/paths.ts'
import { prepareViewer } from '@/features/account/viewer/viewer.ts'
import { addToCart } from '@/features/cart/cart-actions.ts'
import { readStanding } from '@/features/cart/standing-actions.ts'
import { judgeStanding } from '@/features/cart/use-standing.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { ShopItemPageDocument } from './shop-item-page.generated.ts'
import { toAppError, type AppError } from '@/lib/errors.ts'
import { isUuid } from '@/lib/uuid.ts'
import { signedInUser } from '../../guard.ts'

export interface ItemData {
  id: string
  /** Null when the address contains no valid id. */
  query: ReturnType<typeof startQuery> | null
  /** The purchase has started, so the questions open at once. */
  buying: boolean
  /** Why the purchase could not start. */
  error: AppError | null
}

const startQuery = (id: string) => preloadQuery(ShopItemPageDocument, { variables: { id } })

export function itemLoader({ params: { productId = '' } }: LoaderFunctionArgs): ItemData {
  const found = { id: productId, buying: false, error: null }
  if (!isUuid(productId)) return { ...found, query: null }
  // What the teacher owns may have changed since the list was read. The page shows a failure.
  void readStanding(apolloClient, productId).catch(() => undefined)
  return { ...found, query: startQuery(productId) }
}

/**
 * Continues a visitor's purchase after signing in, once the profile exists that the order belongs to. The
 * resource then opens with the cart over it; if it has questions, they are asked first.
 */
export async function buyLoader(args: LoaderFunctionArgs): Promise<ItemData | Response> {
  const data = itemLoader(args)
  if (data.query === null) return data
  const { id } = data
  try {
    const user = await signedInUser(args.request)
    await prepareViewer(apolloClient, user.id)
    const [{ data: page }, { data: standing }] = await Promise.all([
      apolloClient.query({ query: ShopItemPageDocument, variables: { id } }),
      readStanding(apolloClient, id),
    ])
    const item = page?.shopItemByPk
    if (!item || !standing) return data
    if (judgeStanding(standing, false).state !== 'not-owned') {
      return redirect(paths.shopProduct.href(id))
    }
    const questions = item.product?.questions ?? item.productBundle?.questions
    if (parseQuestions(questions).length > 0) return { ...data, buying: true }
    await addToCart(apolloClient, item)
  } catch (error) {
    if (error instanceof Response) throw error
    return { ...data, error: toAppError(error) }
  }
  return redirect(`${paths.shopProduct.href(id)}?cart=open`)
}
