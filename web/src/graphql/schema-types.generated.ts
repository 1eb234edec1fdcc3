// Written by "npm run codegen -w web". Do not edit.
export type AnnouncementFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<AnnouncementFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  id?: UuidFilter | null | undefined
  message?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: AnnouncementFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<AnnouncementFilter> | null | undefined
  sendTo?: StringListFilter | null | undefined
  title?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type AnnouncementInsertInput = {
  message?: string | null | undefined
  sendTo?: Array<string | null | undefined> | null | undefined
  title?: string | null | undefined
}

export type AnnouncementOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  message?: OrderByDirection | null | undefined
  title?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type AnnouncementUpdateInput = {
  message?: string | null | undefined
  sendTo?: Array<string | null | undefined> | null | undefined
  title?: string | null | undefined
}

export type ArchivedTeacherProductsOrderFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ArchivedTeacherProductsOrderFilter> | null | undefined
  archivedAt?: DatetimeFilter | null | undefined
  couponAmount?: BigFloatFilter | null | undefined
  couponCode?: StringFilter | null | undefined
  couponDiscountType?: StringFilter | null | undefined
  couponDiscountValue?: BigFloatFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ArchivedTeacherProductsOrderFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ArchivedTeacherProductsOrderFilter> | null | undefined
  orderDateTime?: DatetimeFilter | null | undefined
  orderNumber?: StringFilter | null | undefined
  orderPaymentMethod?: StringFilter | null | undefined
  orderStatus?: StringFilter | null | undefined
  orderTotal?: BigFloatFilter | null | undefined
  orderVat?: BigFloatFilter | null | undefined
  owner?: StringFilter | null | undefined
  shippingFee?: BigFloatFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type AssessmentTemplateFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<AssessmentTemplateFilter> | null | undefined
  complexity?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  fontFamily?: StringFilter | null | undefined
  gradeOrder?: IntFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: AssessmentTemplateFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<AssessmentTemplateFilter> | null | undefined
  schoolId?: UuidFilter | null | undefined
  schoolName?: StringFilter | null | undefined
  searchField?: StringFilter | null | undefined
  subjectId?: UuidFilter | null | undefined
  subjectName?: StringFilter | null | undefined
  title?: StringFilter | null | undefined
  totalMarks?: BigFloatFilter | null | undefined
  totalMinutes?: IntFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type AssessmentTemplateInsertInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  id?: string | null | undefined
  instructions?: string | null | undefined
  questions?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  title?: string | null | undefined
  totalMinutes?: number | null | undefined
  translation?: string | null | undefined
}

export type AssessmentTemplateOrderBy = {
  complexity?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  fontFamily?: OrderByDirection | null | undefined
  gradeOrder?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  schoolId?: OrderByDirection | null | undefined
  schoolName?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  subjectId?: OrderByDirection | null | undefined
  subjectName?: OrderByDirection | null | undefined
  title?: OrderByDirection | null | undefined
  totalMarks?: OrderByDirection | null | undefined
  totalMinutes?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type AssessmentTemplateUpdateInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  instructions?: string | null | undefined
  questions?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  title?: string | null | undefined
  totalMinutes?: number | null | undefined
  translation?: string | null | undefined
}

export type BankStatementLineFilter = {
  account?: StringFilter | null | undefined
  amount?: BigFloatFilter | null | undefined
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<BankStatementLineFilter> | null | undefined
  balance?: BigFloatFilter | null | undefined
  bankId?: StringFilter | null | undefined
  bankStatementId?: UuidFilter | null | undefined
  bookedOn?: DateFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  description?: StringFilter | null | undefined
  fingerprint?: StringFilter | null | undefined
  id?: UuidFilter | null | undefined
  leftAmount?: BigFloatFilter | null | undefined
  lineState?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: BankStatementLineFilter | null | undefined
  note?: StringFilter | null | undefined
  occurrence?: IntFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<BankStatementLineFilter> | null | undefined
  reference?: StringFilter | null | undefined
  returnedAmount?: BigFloatFilter | null | undefined
  sameAs?: UuidFilter | null | undefined
  searchField?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  verdict?: StringFilter | null | undefined
}

export type BankStatementLineOrderBy = {
  account?: OrderByDirection | null | undefined
  amount?: OrderByDirection | null | undefined
  balance?: OrderByDirection | null | undefined
  bankId?: OrderByDirection | null | undefined
  bankStatementId?: OrderByDirection | null | undefined
  bookedOn?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  description?: OrderByDirection | null | undefined
  fingerprint?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  leftAmount?: OrderByDirection | null | undefined
  lineState?: OrderByDirection | null | undefined
  note?: OrderByDirection | null | undefined
  occurrence?: OrderByDirection | null | undefined
  reference?: OrderByDirection | null | undefined
  returnedAmount?: OrderByDirection | null | undefined
  sameAs?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  verdict?: OrderByDirection | null | undefined
}

/** Boolean expression comparing fields on type "BigFloat" */
export type BigFloatFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
}

/** Boolean expression comparing fields on type "BigInt" */
export type BigIntFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
}

/** Boolean expression comparing fields on type "Boolean" */
export type BooleanFilter = {
  eq?: boolean | null | undefined
  is?: FilterIs | null | undefined
}

export type CognitiveLevelInsertInput = {
  label?: string | null | undefined
  percentage?: number | null | undefined
  position?: number | null | undefined
  taxonomyId?: string | null | undefined
}

export type CognitiveLevelUpdateInput = {
  label?: string | null | undefined
  percentage?: number | null | undefined
  position?: number | null | undefined
}

export type CommunicationFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<CommunicationFilter> | null | undefined
  body?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  id?: UuidFilter | null | undefined
  images?: StringListFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: CommunicationFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<CommunicationFilter> | null | undefined
  publishDate?: DatetimeFilter | null | undefined
  sendTo?: StringListFilter | null | undefined
  show?: StringListFilter | null | undefined
  subject?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  video?: StringFilter | null | undefined
}

export type CommunicationInsertInput = {
  body?: string | null | undefined
  images?: Array<string | null | undefined> | null | undefined
  publishDate?: string | null | undefined
  sendTo?: Array<string | null | undefined> | null | undefined
  show?: Array<string | null | undefined> | null | undefined
  subject?: string | null | undefined
  video?: string | null | undefined
}

export type CommunicationOrderBy = {
  body?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  publishDate?: OrderByDirection | null | undefined
  subject?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  video?: OrderByDirection | null | undefined
}

export type CommunicationUpdateInput = {
  body?: string | null | undefined
  images?: Array<string | null | undefined> | null | undefined
  publishDate?: string | null | undefined
  sendTo?: Array<string | null | undefined> | null | undefined
  show?: Array<string | null | undefined> | null | undefined
  subject?: string | null | undefined
  video?: string | null | undefined
}

export type CouponFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<CouponFilter> | null | undefined
  batch?: StringFilter | null | undefined
  couponCode?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  discountType?: StringFilter | null | undefined
  discountValue?: BigFloatFilter | null | undefined
  enabled?: BooleanFilter | null | undefined
  endDate?: DateFilter | null | undefined
  id?: UuidFilter | null | undefined
  maxUses?: IntFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: CouponFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<CouponFilter> | null | undefined
  restrictTo?: StringFilter | null | undefined
  restrictToTeachers?: UuidListFilter | null | undefined
  startDate?: DateFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  uses?: IntFilter | null | undefined
}

export type CouponInsertInput = {
  couponCode?: string | null | undefined
  discountType?: string | null | undefined
  discountValue?: string | null | undefined
  enabled?: boolean | null | undefined
  endDate?: string | null | undefined
  maxUses?: number | null | undefined
  restrictTo?: string | null | undefined
  restrictToTeachers?: Array<string | null | undefined> | null | undefined
  startDate?: string | null | undefined
}

export type CouponOrderBy = {
  batch?: OrderByDirection | null | undefined
  couponCode?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  discountType?: OrderByDirection | null | undefined
  discountValue?: OrderByDirection | null | undefined
  enabled?: OrderByDirection | null | undefined
  endDate?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  maxUses?: OrderByDirection | null | undefined
  restrictTo?: OrderByDirection | null | undefined
  startDate?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  uses?: OrderByDirection | null | undefined
}

export type CouponUpdateInput = {
  couponCode?: string | null | undefined
  discountType?: string | null | undefined
  discountValue?: string | null | undefined
  enabled?: boolean | null | undefined
  endDate?: string | null | undefined
  maxUses?: number | null | undefined
  restrictTo?: string | null | undefined
  restrictToTeachers?: Array<string | null | undefined> | null | undefined
  startDate?: string | null | undefined
}

/** Boolean expression comparing fields on type "Date" */
export type DateFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
}

/** Boolean expression comparing fields on type "Datetime" */
export type DatetimeFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
}

export type DeliveryFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<DeliveryFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  delivered?: IntFilter | null | undefined
  deliveryState?: StringFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: DeliveryFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<DeliveryFilter> | null | undefined
  orderId?: UuidFilter | null | undefined
  orderNumber?: StringFilter | null | undefined
  packed?: IntFilter | null | undefined
  paidAt?: DatetimeFilter | null | undefined
  quantity?: IntFilter | null | undefined
  recipient?: StringFilter | null | undefined
  searchField?: StringFilter | null | undefined
  sent?: IntFilter | null | undefined
  town?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type DeliveryOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  delivered?: OrderByDirection | null | undefined
  deliveryState?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  orderId?: OrderByDirection | null | undefined
  orderNumber?: OrderByDirection | null | undefined
  packed?: OrderByDirection | null | undefined
  paidAt?: OrderByDirection | null | undefined
  quantity?: OrderByDirection | null | undefined
  recipient?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  sent?: OrderByDirection | null | undefined
  town?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type FilterIs = 'NOT_NULL' | 'NULL'

export type HolidayFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<HolidayFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  date?: DateFilter | null | undefined
  id?: UuidFilter | null | undefined
  label?: StringFilter | null | undefined
  labelAf?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: HolidayFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<HolidayFilter> | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type HolidayInsertInput = {
  date?: string | null | undefined
  label?: string | null | undefined
  labelAf?: string | null | undefined
}

export type HolidayOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  date?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  label?: OrderByDirection | null | undefined
  labelAf?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type HolidayUpdateInput = {
  date?: string | null | undefined
  label?: string | null | undefined
  labelAf?: string | null | undefined
}

/** Boolean expression comparing fields on type "ID" */
export type IdFilter = {
  eq?: string | number | null | undefined
}

/** Boolean expression comparing fields on type "Int" */
export type IntFilter = {
  eq?: number | null | undefined
  gt?: number | null | undefined
  gte?: number | null | undefined
  in?: Array<number> | null | undefined
  is?: FilterIs | null | undefined
  lt?: number | null | undefined
  lte?: number | null | undefined
  neq?: number | null | undefined
}

export type InvoiceFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<InvoiceFilter> | null | undefined
  contentSha256?: StringFilter | null | undefined
  couponAmount?: BigFloatFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  creditReason?: StringFilter | null | undefined
  creditedInvoiceId?: UuidFilter | null | undefined
  creditedPart?: StringFilter | null | undefined
  form?: StringFilter | null | undefined
  id?: UuidFilter | null | undefined
  issuedAt?: DatetimeFilter | null | undefined
  kind?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: InvoiceFilter | null | undefined
  number?: IntFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<InvoiceFilter> | null | undefined
  orderId?: UuidFilter | null | undefined
  orderNumber?: StringFilter | null | undefined
  paidOn?: DateFilter | null | undefined
  paymentMethod?: StringFilter | null | undefined
  shippingFee?: BigFloatFilter | null | undefined
  storageKey?: StringFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  total?: BigFloatFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  vat?: BigFloatFilter | null | undefined
}

/** Defines a per-field sorting order */
export type OrderByDirection =
  /** Ascending order, nulls first */
  | 'AscNullsFirst'
  /** Ascending order, nulls last */
  | 'AscNullsLast'
  /** Descending order, nulls first */
  | 'DescNullsFirst'
  /** Descending order, nulls last */
  | 'DescNullsLast'

export type PaymentNotificationFilter = {
  amountCents?: BigIntFilter | null | undefined
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<PaymentNotificationFilter> | null | undefined
  attemptReference?: StringFilter | null | undefined
  counts?: BooleanFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  id?: UuidFilter | null | undefined
  judgedAt?: DatetimeFilter | null | undefined
  merchantId?: StringFilter | null | undefined
  needsHuman?: BooleanFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: PaymentNotificationFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<PaymentNotificationFilter> | null | undefined
  orderId?: UuidFilter | null | undefined
  orderReference?: StringFilter | null | undefined
  paymentStatus?: StringFilter | null | undefined
  providerPaymentId?: StringFilter | null | undefined
  receivedAt?: DatetimeFilter | null | undefined
  receivedCount?: IntFilter | null | undefined
  resolution?: StringFilter | null | undefined
  resolutionNote?: StringFilter | null | undefined
  resolvedAt?: DatetimeFilter | null | undefined
  resolvedBy?: UuidFilter | null | undefined
  sourceAddress?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  verdict?: StringFilter | null | undefined
}

export type PaymentNotificationOrderBy = {
  amountCents?: OrderByDirection | null | undefined
  attemptReference?: OrderByDirection | null | undefined
  counts?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  judgedAt?: OrderByDirection | null | undefined
  merchantId?: OrderByDirection | null | undefined
  needsHuman?: OrderByDirection | null | undefined
  orderId?: OrderByDirection | null | undefined
  orderReference?: OrderByDirection | null | undefined
  paymentStatus?: OrderByDirection | null | undefined
  providerPaymentId?: OrderByDirection | null | undefined
  receivedAt?: OrderByDirection | null | undefined
  receivedCount?: OrderByDirection | null | undefined
  resolution?: OrderByDirection | null | undefined
  resolutionNote?: OrderByDirection | null | undefined
  resolvedAt?: OrderByDirection | null | undefined
  resolvedBy?: OrderByDirection | null | undefined
  sourceAddress?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  verdict?: OrderByDirection | null | undefined
}

export type ProductBundleFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ProductBundleFilter> | null | undefined
  categoryId?: UuidFilter | null | undefined
  categoryOrder?: StringFilter | null | undefined
  completePrice?: BooleanFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  description?: StringFilter | null | undefined
  discountPercentage?: BigFloatFilter | null | undefined
  featured?: BooleanFilter | null | undefined
  id?: UuidFilter | null | undefined
  language?: StringFilter | null | undefined
  memberCount?: IntFilter | null | undefined
  memberCovers?: StringListFilter | null | undefined
  mixed?: BooleanFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ProductBundleFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ProductBundleFilter> | null | undefined
  physical?: BooleanFilter | null | undefined
  price?: BigFloatFilter | null | undefined
  pricePercentage?: BigFloatFilter | null | undefined
  publishDate?: DatetimeFilter | null | undefined
  searchField?: StringFilter | null | undefined
  tags?: UuidListFilter | null | undefined
  thumbnails?: StringListFilter | null | undefined
  title?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type ProductBundleOrderBy = {
  categoryId?: OrderByDirection | null | undefined
  categoryOrder?: OrderByDirection | null | undefined
  completePrice?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  description?: OrderByDirection | null | undefined
  discountPercentage?: OrderByDirection | null | undefined
  featured?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  language?: OrderByDirection | null | undefined
  memberCount?: OrderByDirection | null | undefined
  mixed?: OrderByDirection | null | undefined
  physical?: OrderByDirection | null | undefined
  price?: OrderByDirection | null | undefined
  pricePercentage?: OrderByDirection | null | undefined
  publishDate?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  title?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type ProductBundleUpdateInput = {
  categoryId?: string | null | undefined
  completePrice?: boolean | null | undefined
  description?: string | null | undefined
  discountPercentage?: string | null | undefined
  featured?: boolean | null | undefined
  price?: string | null | undefined
  pricePercentage?: string | null | undefined
  publishDate?: string | null | undefined
  tags?: Array<string | null | undefined> | null | undefined
  thumbnails?: Array<string | null | undefined> | null | undefined
  title?: string | null | undefined
}

export type ProductCategoryInsertInput = {
  grade?: string | null | undefined
  name?: string | null | undefined
  parentId?: string | null | undefined
}

export type ProductCategoryUpdateInput = {
  grade?: string | null | undefined
  name?: string | null | undefined
  parentId?: string | null | undefined
}

export type ProductContentInsertInput = {
  fileKeys?: Array<string | null | undefined> | null | undefined
  productId?: string | null | undefined
  urls?: Array<string | null | undefined> | null | undefined
}

export type ProductFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ProductFilter> | null | undefined
  categoryId?: UuidFilter | null | undefined
  categoryOrder?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  description?: StringFilter | null | undefined
  discountPercentage?: BigFloatFilter | null | undefined
  eCommerceProduct?: BooleanFilter | null | undefined
  featured?: BooleanFilter | null | undefined
  fileCount?: IntFilter | null | undefined
  id?: UuidFilter | null | undefined
  language?: StringFilter | null | undefined
  listable?: BooleanFilter | null | undefined
  marks?: IntFilter | null | undefined
  missingCount?: IntFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ProductFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ProductFilter> | null | undefined
  pages?: IntFilter | null | undefined
  physical?: BooleanFilter | null | undefined
  price?: BigFloatFilter | null | undefined
  publishDate?: DatetimeFilter | null | undefined
  searchField?: StringFilter | null | undefined
  sku?: IntFilter | null | undefined
  subscriptionProduct?: BooleanFilter | null | undefined
  tags?: UuidListFilter | null | undefined
  term?: IntFilter | null | undefined
  thumbnails?: StringListFilter | null | undefined
  title?: StringFilter | null | undefined
  topic?: StringFilter | null | undefined
  type?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  videoCount?: IntFilter | null | undefined
}

export type ProductOrderBy = {
  categoryId?: OrderByDirection | null | undefined
  categoryOrder?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  description?: OrderByDirection | null | undefined
  discountPercentage?: OrderByDirection | null | undefined
  eCommerceProduct?: OrderByDirection | null | undefined
  featured?: OrderByDirection | null | undefined
  fileCount?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  language?: OrderByDirection | null | undefined
  listable?: OrderByDirection | null | undefined
  marks?: OrderByDirection | null | undefined
  missingCount?: OrderByDirection | null | undefined
  pages?: OrderByDirection | null | undefined
  physical?: OrderByDirection | null | undefined
  price?: OrderByDirection | null | undefined
  publishDate?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  sku?: OrderByDirection | null | undefined
  subscriptionProduct?: OrderByDirection | null | undefined
  term?: OrderByDirection | null | undefined
  title?: OrderByDirection | null | undefined
  topic?: OrderByDirection | null | undefined
  type?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  videoCount?: OrderByDirection | null | undefined
}

export type ProductUpdateInput = {
  categoryId?: string | null | undefined
  description?: string | null | undefined
  discountPercentage?: string | null | undefined
  eCommerceProduct?: boolean | null | undefined
  featured?: boolean | null | undefined
  language?: string | null | undefined
  marks?: number | null | undefined
  pages?: number | null | undefined
  physical?: boolean | null | undefined
  price?: string | null | undefined
  publishDate?: string | null | undefined
  questions?: string | null | undefined
  sku?: number | null | undefined
  subscriptionProduct?: boolean | null | undefined
  tags?: Array<string | null | undefined> | null | undefined
  term?: number | null | undefined
  thumbnails?: Array<string | null | undefined> | null | undefined
  title?: string | null | undefined
  topic?: string | null | undefined
}

export type ReportingTeacherFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ReportingTeacherFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  email?: StringFilter | null | undefined
  id?: UuidFilter | null | undefined
  language?: StringFilter | null | undefined
  name?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ReportingTeacherFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ReportingTeacherFilter> | null | undefined
  owner?: StringFilter | null | undefined
  phone?: StringFilter | null | undefined
  productCount?: IntFilter | null | undefined
  province?: StringFilter | null | undefined
  registrationDate?: DatetimeFilter | null | undefined
  roleList?: StringFilter | null | undefined
  roles?: StringListFilter | null | undefined
  schoolName?: StringFilter | null | undefined
  searchField?: StringFilter | null | undefined
  surname?: StringFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  teacherProfileSchoolId?: UuidFilter | null | undefined
  title?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  username?: StringFilter | null | undefined
}

export type ReportingTeacherOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  email?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  language?: OrderByDirection | null | undefined
  name?: OrderByDirection | null | undefined
  owner?: OrderByDirection | null | undefined
  phone?: OrderByDirection | null | undefined
  productCount?: OrderByDirection | null | undefined
  province?: OrderByDirection | null | undefined
  registrationDate?: OrderByDirection | null | undefined
  roleList?: OrderByDirection | null | undefined
  schoolName?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  surname?: OrderByDirection | null | undefined
  teacherProfileId?: OrderByDirection | null | undefined
  teacherProfileSchoolId?: OrderByDirection | null | undefined
  title?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  username?: OrderByDirection | null | undefined
}

export type SchoolFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<SchoolFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  emisNumber?: StringFilter | null | undefined
  id?: UuidFilter | null | undefined
  isGeneric?: BooleanFilter | null | undefined
  name?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: SchoolFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<SchoolFilter> | null | undefined
  provinces?: StringListFilter | null | undefined
  schoolImgKey?: StringFilter | null | undefined
  searchField?: StringFilter | null | undefined
  town?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type SchoolInsertInput = {
  isGeneric?: boolean | null | undefined
  name?: string | null | undefined
  provinces?: Array<string | null | undefined> | null | undefined
  schoolImgKey?: string | null | undefined
  town?: string | null | undefined
}

export type SchoolOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  emisNumber?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  isGeneric?: OrderByDirection | null | undefined
  name?: OrderByDirection | null | undefined
  schoolImgKey?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  town?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type SchoolRequestFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<SchoolRequestFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  decidedAt?: DatetimeFilter | null | undefined
  email?: StringFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: SchoolRequestFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<SchoolRequestFilter> | null | undefined
  requestStatus?: StringFilter | null | undefined
  requestedAt?: DatetimeFilter | null | undefined
  schoolId?: UuidFilter | null | undefined
  teacherName?: StringFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type SchoolRequestOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  decidedAt?: OrderByDirection | null | undefined
  email?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  requestStatus?: OrderByDirection | null | undefined
  requestedAt?: OrderByDirection | null | undefined
  schoolId?: OrderByDirection | null | undefined
  teacherName?: OrderByDirection | null | undefined
  teacherProfileId?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type SchoolUpdateInput = {
  isGeneric?: boolean | null | undefined
  name?: string | null | undefined
  provinces?: Array<string | null | undefined> | null | undefined
  schoolImgKey?: string | null | undefined
  town?: string | null | undefined
}

export type ShopItemFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<ShopItemFilter> | null | undefined
  categoryId?: UuidFilter | null | undefined
  cost?: BigFloatFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  eCommerceProduct?: BooleanFilter | null | undefined
  featured?: BooleanFilter | null | undefined
  id?: UuidFilter | null | undefined
  inAfrikaans?: BooleanFilter | null | undefined
  inEnglish?: BooleanFilter | null | undefined
  kind?: StringFilter | null | undefined
  language?: StringFilter | null | undefined
  memberCovers?: StringListFilter | null | undefined
  mixed?: BooleanFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: ShopItemFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<ShopItemFilter> | null | undefined
  physical?: BooleanFilter | null | undefined
  price?: BigFloatFilter | null | undefined
  productBundleId?: UuidFilter | null | undefined
  productId?: UuidFilter | null | undefined
  publishDate?: DatetimeFilter | null | undefined
  searchField?: StringFilter | null | undefined
  subscriptionProduct?: BooleanFilter | null | undefined
  tags?: UuidListFilter | null | undefined
  term?: IntFilter | null | undefined
  thumbnails?: StringListFilter | null | undefined
  title?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  usualDiscount?: BigFloatFilter | null | undefined
}

export type ShopItemOrderBy = {
  categoryId?: OrderByDirection | null | undefined
  cost?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  eCommerceProduct?: OrderByDirection | null | undefined
  featured?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  inAfrikaans?: OrderByDirection | null | undefined
  inEnglish?: OrderByDirection | null | undefined
  kind?: OrderByDirection | null | undefined
  language?: OrderByDirection | null | undefined
  mixed?: OrderByDirection | null | undefined
  physical?: OrderByDirection | null | undefined
  price?: OrderByDirection | null | undefined
  productBundleId?: OrderByDirection | null | undefined
  productId?: OrderByDirection | null | undefined
  publishDate?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  subscriptionProduct?: OrderByDirection | null | undefined
  term?: OrderByDirection | null | undefined
  title?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  usualDiscount?: OrderByDirection | null | undefined
}

/** Boolean expression comparing fields on type "String" */
export type StringFilter = {
  eq?: string | null | undefined
  gt?: string | null | undefined
  gte?: string | null | undefined
  ilike?: string | null | undefined
  in?: Array<string> | null | undefined
  iregex?: string | null | undefined
  is?: FilterIs | null | undefined
  like?: string | null | undefined
  lt?: string | null | undefined
  lte?: string | null | undefined
  neq?: string | null | undefined
  regex?: string | null | undefined
  startsWith?: string | null | undefined
}

/** Boolean expression comparing fields on type "StringList" */
export type StringListFilter = {
  containedBy?: Array<string> | null | undefined
  contains?: Array<string> | null | undefined
  eq?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  overlaps?: Array<string> | null | undefined
}

export type SubjectFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<SubjectFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  createdBy?: UuidFilter | null | undefined
  grade?: StringFilter | null | undefined
  gradeOrder?: IntFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: SubjectFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<SubjectFilter> | null | undefined
  searchField?: StringFilter | null | undefined
  subject?: StringFilter | null | undefined
  subjectAf?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type SubjectInsertInput = {
  grade?: string | null | undefined
  subject?: string | null | undefined
  subjectAf?: string | null | undefined
}

export type SubjectOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  createdBy?: OrderByDirection | null | undefined
  grade?: OrderByDirection | null | undefined
  gradeOrder?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  subject?: OrderByDirection | null | undefined
  subjectAf?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type SubjectTemplateFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<SubjectTemplateFilter> | null | undefined
  complexity?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  fontFamily?: StringFilter | null | undefined
  gradeOrder?: IntFilter | null | undefined
  id?: UuidFilter | null | undefined
  minutes?: IntFilter | null | undefined
  name?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: SubjectTemplateFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<SubjectTemplateFilter> | null | undefined
  schoolId?: UuidFilter | null | undefined
  schoolName?: StringFilter | null | undefined
  searchField?: StringFilter | null | undefined
  subjectId?: UuidFilter | null | undefined
  subjectName?: StringFilter | null | undefined
  totalPoints?: IntFilter | null | undefined
  type?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type SubjectTemplateInsertInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  id?: string | null | undefined
  minutes?: number | null | undefined
  name?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  template?: string | null | undefined
  totalPoints?: number | null | undefined
}

export type SubjectTemplateOrderBy = {
  complexity?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  fontFamily?: OrderByDirection | null | undefined
  gradeOrder?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  minutes?: OrderByDirection | null | undefined
  name?: OrderByDirection | null | undefined
  schoolId?: OrderByDirection | null | undefined
  schoolName?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  subjectId?: OrderByDirection | null | undefined
  subjectName?: OrderByDirection | null | undefined
  totalPoints?: OrderByDirection | null | undefined
  type?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type SubjectTemplateUpdateInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  minutes?: number | null | undefined
  name?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  template?: string | null | undefined
  totalPoints?: number | null | undefined
}

export type SubjectUpdateInput = {
  grade?: string | null | undefined
  subject?: string | null | undefined
  subjectAf?: string | null | undefined
}

export type TaxonomyFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<TaxonomyFilter> | null | undefined
  certainty?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  grades?: StringListFilter | null | undefined
  id?: UuidFilter | null | undefined
  language?: StringFilter | null | undefined
  name?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: TaxonomyFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<TaxonomyFilter> | null | undefined
  source?: StringFilter | null | undefined
  subjects?: StringListFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
  year?: IntFilter | null | undefined
}

export type TaxonomyInsertInput = {
  certainty?: string | null | undefined
  grades?: Array<string | null | undefined> | null | undefined
  language?: string | null | undefined
  name?: string | null | undefined
  source?: string | null | undefined
  subjects?: Array<string | null | undefined> | null | undefined
  year?: number | null | undefined
}

export type TaxonomyOrderBy = {
  certainty?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  language?: OrderByDirection | null | undefined
  name?: OrderByDirection | null | undefined
  source?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
  year?: OrderByDirection | null | undefined
}

export type TaxonomyUpdateInput = {
  certainty?: string | null | undefined
  grades?: Array<string | null | undefined> | null | undefined
  language?: string | null | undefined
  name?: string | null | undefined
  source?: string | null | undefined
  subjects?: Array<string | null | undefined> | null | undefined
  year?: number | null | undefined
}

export type TeacherActivityFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<TeacherActivityFilter> | null | undefined
  color?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  endDateTime?: DatetimeFilter | null | undefined
  id?: UuidFilter | null | undefined
  label?: StringFilter | null | undefined
  locked?: BooleanFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: TeacherActivityFilter | null | undefined
  notes?: StringFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<TeacherActivityFilter> | null | undefined
  repeatId?: UuidFilter | null | undefined
  startDateTime?: DatetimeFilter | null | undefined
  teacherAssessmentTemplateId?: UuidFilter | null | undefined
  teacherClassSubjectId?: UuidFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  teacherSubjectTemplateId?: UuidFilter | null | undefined
  type?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type TeacherActivityUpdateInput = {
  color?: string | null | undefined
  endDateTime?: string | null | undefined
  label?: string | null | undefined
  locked?: boolean | null | undefined
  notes?: string | null | undefined
  repeatId?: string | null | undefined
  startDateTime?: string | null | undefined
  teacherAssessmentTemplateId?: string | null | undefined
  teacherClassSubjectId?: string | null | undefined
  teacherSubjectTemplateId?: string | null | undefined
  type?: string | null | undefined
}

export type TeacherAssessmentTemplateFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<TeacherAssessmentTemplateFilter> | null | undefined
  complexity?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  fontFamily?: StringFilter | null | undefined
  gradeOrder?: IntFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: TeacherAssessmentTemplateFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<TeacherAssessmentTemplateFilter> | null | undefined
  schoolId?: UuidFilter | null | undefined
  schoolName?: StringFilter | null | undefined
  searchField?: StringFilter | null | undefined
  subjectId?: UuidFilter | null | undefined
  subjectName?: StringFilter | null | undefined
  taxonomyId?: UuidFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  title?: StringFilter | null | undefined
  totalMarks?: BigFloatFilter | null | undefined
  totalMinutes?: IntFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type TeacherAssessmentTemplateInsertInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  id?: string | null | undefined
  instructions?: string | null | undefined
  questions?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  taxonomyId?: string | null | undefined
  title?: string | null | undefined
  totalMinutes?: number | null | undefined
  translation?: string | null | undefined
}

export type TeacherAssessmentTemplateOrderBy = {
  complexity?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  fontFamily?: OrderByDirection | null | undefined
  gradeOrder?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  schoolId?: OrderByDirection | null | undefined
  schoolName?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  subjectId?: OrderByDirection | null | undefined
  subjectName?: OrderByDirection | null | undefined
  taxonomyId?: OrderByDirection | null | undefined
  teacherProfileId?: OrderByDirection | null | undefined
  title?: OrderByDirection | null | undefined
  totalMarks?: OrderByDirection | null | undefined
  totalMinutes?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type TeacherAssessmentTemplateUpdateInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  instructions?: string | null | undefined
  questions?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  taxonomyId?: string | null | undefined
  title?: string | null | undefined
  totalMinutes?: number | null | undefined
  translation?: string | null | undefined
}

export type TeacherProductsOrderFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<TeacherProductsOrderFilter> | null | undefined
  byHandAmount?: BigFloatFilter | null | undefined
  couponAmount?: BigFloatFilter | null | undefined
  couponCode?: StringFilter | null | undefined
  couponDiscountType?: StringFilter | null | undefined
  couponDiscountValue?: BigFloatFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  hasPhysical?: BooleanFilter | null | undefined
  hasQuestions?: BooleanFilter | null | undefined
  id?: UuidFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: TeacherProductsOrderFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<TeacherProductsOrderFilter> | null | undefined
  orderDateTime?: DatetimeFilter | null | undefined
  orderNumber?: StringFilter | null | undefined
  orderPaymentMethod?: StringFilter | null | undefined
  orderStatus?: StringFilter | null | undefined
  orderTotal?: BigFloatFilter | null | undefined
  orderVat?: BigFloatFilter | null | undefined
  owedBackAmount?: BigFloatFilter | null | undefined
  owner?: StringFilter | null | undefined
  paidBackAmount?: BigFloatFilter | null | undefined
  paymentOpenUntil?: DatetimeFilter | null | undefined
  productCount?: IntFilter | null | undefined
  receivedAmount?: BigFloatFilter | null | undefined
  refundedAmount?: BigFloatFilter | null | undefined
  searchField?: StringFilter | null | undefined
  shippingFee?: BigFloatFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  toPayBackAmount?: BigFloatFilter | null | undefined
  unplacedAmount?: BigFloatFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type TeacherProductsOrderOrderBy = {
  byHandAmount?: OrderByDirection | null | undefined
  couponAmount?: OrderByDirection | null | undefined
  couponCode?: OrderByDirection | null | undefined
  couponDiscountType?: OrderByDirection | null | undefined
  couponDiscountValue?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  hasPhysical?: OrderByDirection | null | undefined
  hasQuestions?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  orderDateTime?: OrderByDirection | null | undefined
  orderNumber?: OrderByDirection | null | undefined
  orderPaymentMethod?: OrderByDirection | null | undefined
  orderStatus?: OrderByDirection | null | undefined
  orderTotal?: OrderByDirection | null | undefined
  orderVat?: OrderByDirection | null | undefined
  owedBackAmount?: OrderByDirection | null | undefined
  owner?: OrderByDirection | null | undefined
  paidBackAmount?: OrderByDirection | null | undefined
  paymentOpenUntil?: OrderByDirection | null | undefined
  productCount?: OrderByDirection | null | undefined
  receivedAmount?: OrderByDirection | null | undefined
  refundedAmount?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  shippingFee?: OrderByDirection | null | undefined
  teacherProfileId?: OrderByDirection | null | undefined
  toPayBackAmount?: OrderByDirection | null | undefined
  unplacedAmount?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type TeacherScheduleInsertInput = {
  breakDurations?: Array<number | null | undefined> | null | undefined
  breaksAfter?: Array<number | null | undefined> | null | undefined
  day?: string | null | undefined
  endTime?: string | null | undefined
  periodDuration?: number | null | undefined
  periods?: number | null | undefined
  startTime?: string | null | undefined
  teacherProfileId?: string | null | undefined
}

export type TeacherScheduleUpdateInput = {
  breakDurations?: Array<number | null | undefined> | null | undefined
  breaksAfter?: Array<number | null | undefined> | null | undefined
  day?: string | null | undefined
  endTime?: string | null | undefined
  periodDuration?: number | null | undefined
  periods?: number | null | undefined
  startTime?: string | null | undefined
}

export type TeacherSubjectTemplateFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<TeacherSubjectTemplateFilter> | null | undefined
  complexity?: StringFilter | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  fontFamily?: StringFilter | null | undefined
  gradeOrder?: IntFilter | null | undefined
  id?: UuidFilter | null | undefined
  minutes?: IntFilter | null | undefined
  name?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: TeacherSubjectTemplateFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<TeacherSubjectTemplateFilter> | null | undefined
  schoolId?: UuidFilter | null | undefined
  schoolName?: StringFilter | null | undefined
  searchField?: StringFilter | null | undefined
  subjectId?: UuidFilter | null | undefined
  subjectName?: StringFilter | null | undefined
  subjectTemplateId?: UuidFilter | null | undefined
  teacherProfileId?: UuidFilter | null | undefined
  totalPoints?: IntFilter | null | undefined
  type?: StringFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type TeacherSubjectTemplateInsertInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  id?: string | null | undefined
  minutes?: number | null | undefined
  name?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  subjectTemplateId?: string | null | undefined
  template?: string | null | undefined
  totalPoints?: number | null | undefined
}

export type TeacherSubjectTemplateOrderBy = {
  complexity?: OrderByDirection | null | undefined
  createdAt?: OrderByDirection | null | undefined
  fontFamily?: OrderByDirection | null | undefined
  gradeOrder?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  minutes?: OrderByDirection | null | undefined
  name?: OrderByDirection | null | undefined
  schoolId?: OrderByDirection | null | undefined
  schoolName?: OrderByDirection | null | undefined
  searchField?: OrderByDirection | null | undefined
  subjectId?: OrderByDirection | null | undefined
  subjectName?: OrderByDirection | null | undefined
  subjectTemplateId?: OrderByDirection | null | undefined
  teacherProfileId?: OrderByDirection | null | undefined
  totalPoints?: OrderByDirection | null | undefined
  type?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type TeacherSubjectTemplateUpdateInput = {
  complexity?: string | null | undefined
  fontFamily?: string | null | undefined
  headings?: string | null | undefined
  minutes?: number | null | undefined
  name?: string | null | undefined
  schoolId?: string | null | undefined
  subjectId?: string | null | undefined
  template?: string | null | undefined
  totalPoints?: number | null | undefined
}

export type TermBiweekInsertInput = {
  endDate?: string | null | undefined
  label?: string | null | undefined
  labelAf?: string | null | undefined
  startDate?: string | null | undefined
  termId?: string | null | undefined
}

export type TermBiweekUpdateInput = {
  color?: string | null | undefined
  endDate?: string | null | undefined
  label?: string | null | undefined
  labelAf?: string | null | undefined
  startDate?: string | null | undefined
}

export type TermFilter = {
  /** Returns true only if all its inner filters are true, otherwise returns false */
  and?: Array<TermFilter> | null | undefined
  createdAt?: DatetimeFilter | null | undefined
  endDate?: DateFilter | null | undefined
  gazettedDays?: IntFilter | null | undefined
  id?: UuidFilter | null | undefined
  label?: StringFilter | null | undefined
  labelAf?: StringFilter | null | undefined
  nodeId?: IdFilter | null | undefined
  /** Negates a filter */
  not?: TermFilter | null | undefined
  /** Returns true if at least one of its inner filters is true, otherwise returns false */
  or?: Array<TermFilter> | null | undefined
  provinces?: StringListFilter | null | undefined
  startDate?: DateFilter | null | undefined
  updatedAt?: DatetimeFilter | null | undefined
}

export type TermInsertInput = {
  endDate?: string | null | undefined
  gazettedDays?: number | null | undefined
  label?: string | null | undefined
  labelAf?: string | null | undefined
  provinces?: Array<string | null | undefined> | null | undefined
  startDate?: string | null | undefined
}

export type TermOrderBy = {
  createdAt?: OrderByDirection | null | undefined
  endDate?: OrderByDirection | null | undefined
  gazettedDays?: OrderByDirection | null | undefined
  id?: OrderByDirection | null | undefined
  label?: OrderByDirection | null | undefined
  labelAf?: OrderByDirection | null | undefined
  startDate?: OrderByDirection | null | undefined
  updatedAt?: OrderByDirection | null | undefined
}

export type TermUpdateInput = {
  endDate?: string | null | undefined
  gazettedDays?: number | null | undefined
  label?: string | null | undefined
  labelAf?: string | null | undefined
  provinces?: Array<string | null | undefined> | null | undefined
  startDate?: string | null | undefined
}

/** Boolean expression comparing fields on type "UUID" */
export type UuidFilter = {
  eq?: string | null | undefined
  in?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  neq?: string | null | undefined
}

/** Boolean expression comparing fields on type "UUIDList" */
export type UuidListFilter = {
  containedBy?: Array<string> | null | undefined
  contains?: Array<string> | null | undefined
  eq?: Array<string> | null | undefined
  is?: FilterIs | null | undefined
  overlaps?: Array<string> | null | undefined
}
