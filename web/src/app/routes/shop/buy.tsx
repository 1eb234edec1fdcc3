export { buyLoader as loader } from './item-loader.ts'
export { ItemPage as Component, sameItem as shouldRevalidate } from './item-page.tsx'
