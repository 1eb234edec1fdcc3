import { paths } from '@/config/paths.ts'

/** The three views of the library, with their names in my_library. */
export const libraryViews = {
  purchased: {
    list: paths.purchasedResources,
    category: paths.purchasedResourcesCategory,
    content: paths.purchasedContent,
  },
  bought: {
    list: paths.boughtProducts,
    category: paths.boughtProductsCategory,
    content: paths.boughtContent,
  },
  subscribed: {
    list: paths.subscribedProducts,
    category: paths.subscribedProductsCategory,
    content: paths.subscribedContent,
  },
} as const

export type LibraryView = keyof typeof libraryViews
