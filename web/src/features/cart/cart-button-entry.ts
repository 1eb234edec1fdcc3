// Loaded by name where most people are not signed in. Pages of the app import the button itself: one request fewer.
export { CartButton } from './cart-button.tsx'
