import { accountScenes } from './account-scenes.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { frameScenes } from './frame-scenes.ts'
import type { Scene } from './scene.ts'
import { shopScenes } from './shop-scenes.ts'
import { websiteScenes } from './website-scenes.ts'

/** In the order of the specification: website, accounts, shop, checkout. */
export const scenes: Scene[] = [
  ...websiteScenes,
  ...frameScenes,
  ...accountScenes,
  ...shopScenes,
  ...checkoutScenes,
]
