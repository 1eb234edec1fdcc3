import { accountScenes } from './account-scenes.ts'
import { backOfficeScenes } from './back-office-scenes.ts'
import { bumpScenes } from './bump-scenes.ts'
import { calendarScenes } from './calendar-scenes.ts'
import { invoiceScenes } from './checkout-invoice-scenes.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { frameScenes } from './frame-scenes.ts'
import { homeScenes } from './home-scenes.ts'
import { libraryScenes } from './library-scenes.ts'
import { liveScenes } from './live-scenes.ts'
import { messageScenes } from './message-scenes.ts'
import { openPaymentScenes } from './open-payment-scenes.ts'
import { ordersScenes } from './orders-scenes.ts'
import { linkedScenes, printScenes } from './print-scenes.ts'
import { profileScenes } from './profile-scenes.ts'
import type { Scene } from './scene.ts'
import { searchScenes } from './search-scenes.ts'
import { shopScenes } from './shop-scenes.ts'
import { closedDayScenes, timetableScenes } from './timetable-scenes.ts'
import { websiteScenes } from './website-scenes.ts'

/** In the order website, accounts, shop, checkout, the teacher's workspace, the back-office. */
export const scenes: Scene[] = [
  ...websiteScenes,
  ...frameScenes,
  ...accountScenes,
  ...shopScenes,
  ...searchScenes,
  ...checkoutScenes,
  ...openPaymentScenes,
  ...invoiceScenes,
  ...liveScenes,
  ...ordersScenes,
  ...libraryScenes,
  ...profileScenes,
  ...homeScenes,
  ...calendarScenes,
  ...bumpScenes,
  ...timetableScenes,
  ...closedDayScenes,
  ...linkedScenes,
  ...printScenes,
  ...messageScenes,
  ...backOfficeScenes,
]
