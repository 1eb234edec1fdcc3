import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '@/config/paths.ts'

/** An action that the shop does not know opens the resource; "buy" has a page of its own. */
export const loader = ({ params: { productId = '' } }: LoaderFunctionArgs) =>
  redirect(paths.shopProduct.href(productId))
