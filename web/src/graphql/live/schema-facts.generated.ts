// Written by "npm run codegen -w web". Do not edit.
/** Every field of Query that answers with more than one row of a known key. */
export type QueryField =
  | 'activityClashes'
  | 'addedSubjects'
  | 'adminAuditCollection'
  | 'announcementCollection'
  | 'announcementReadCollection'
  | 'announcementReaders'
  | 'archivedTeacherProductsOrderCollection'
  | 'assessmentTemplateCollection'
  | 'assessmentTemplateTaxonomyCollection'
  | 'bankDetails'
  | 'bankFormCollection'
  | 'bankLineOrderCollection'
  | 'bankQuestionCollection'
  | 'bankStatementCollection'
  | 'bankStatementLineCollection'
  | 'bundlePreview'
  | 'bundlesWith'
  | 'categoriesForAdmin'
  | 'chargesVat'
  | 'cognitiveLevelCollection'
  | 'communicationCollection'
  | 'communicationWithdrawalCollection'
  | 'contentCheckResult'
  | 'contentFileSent'
  | 'contentVersions'
  | 'correctedSearch'
  | 'couponCollection'
  | 'couponOrders'
  | 'couponPreview'
  | 'couponRedemptionCollection'
  | 'currentSeller'
  | 'curriculumPreview'
  | 'customerForOrder'
  | 'customerMore'
  | 'customerPage'
  | 'cyclesPreview'
  | 'deliveryCollection'
  | 'deliveryForAdmin'
  | 'deliveryPapers'
  | 'exportProducts'
  | 'findTeacherAccount'
  | 'getInvoiceDetails'
  | 'getShippingDetails'
  | 'groupsOfUser'
  | 'holidayCollection'
  | 'holidaysPreview'
  | 'invoiceCollection'
  | 'myCalendarFeed'
  | 'myCart'
  | 'myClosedDays'
  | 'myGroups'
  | 'myHeldPayments'
  | 'myLibrary'
  | 'myListViews'
  | 'myOpenPayments'
  | 'myPasswordIsTemporary'
  | 'mySchoolWeeks'
  | 'mySubjectIds'
  | 'myUnreadAnnouncements'
  | 'myUnusedPictures'
  | 'orderEventCollection'
  | 'orderForAdmin'
  | 'orderHistory'
  | 'orderLineCollection'
  | 'orderLineMemberCollection'
  | 'orderPreview'
  | 'orderRefunds'
  | 'orderSeats'
  | 'overviewForAdmin'
  | 'papersWithQuestion'
  | 'parcelCollection'
  | 'parcelLineCollection'
  | 'paymentAttemptCollection'
  | 'paymentNotificationCollection'
  | 'previewBump'
  | 'previewCopyWeek'
  | 'previewLayOutLessons'
  | 'previewRefund'
  | 'previewRepeat'
  | 'previewRollOverClasses'
  | 'priceHistory'
  | 'productBundleCollection'
  | 'productBundleProductCollection'
  | 'productCategoryCollection'
  | 'productCollection'
  | 'productContentCollection'
  | 'productDownloadCollection'
  | 'productSubscriptionCollection'
  | 'productTagCollection'
  | 'productUrls'
  | 'productUses'
  | 'productsWithoutPictures'
  | 'quotationCollection'
  | 'refundCollection'
  | 'relatedItems'
  | 'reportingTeacherCollection'
  | 'runRows'
  | 'runState'
  | 'schoolCollection'
  | 'schoolRequestCollection'
  | 'schoolsOfAssessmentTemplates'
  | 'schoolsOfLessonTemplates'
  | 'schoolsOfMyLessons'
  | 'searchActivities'
  | 'searchAnnouncements'
  | 'searchAssessmentTemplates'
  | 'searchBackOffice'
  | 'searchBankLines'
  | 'searchBundles'
  | 'searchCommunications'
  | 'searchCoupons'
  | 'searchDeliveries'
  | 'searchGoods'
  | 'searchHolidays'
  | 'searchLessonTemplates'
  | 'searchLessons'
  | 'searchOrders'
  | 'searchPapers'
  | 'searchProducts'
  | 'searchQuestions'
  | 'searchReportingTeachers'
  | 'searchSchoolList'
  | 'searchSchoolRequests'
  | 'searchSchools'
  | 'searchShop'
  | 'searchSubjects'
  | 'searchTaxonomies'
  | 'searchTerms'
  | 'seatCollection'
  | 'seatInvitation'
  | 'secretCollection'
  | 'shopItemCollection'
  | 'shopProblems'
  | 'subjectCollection'
  | 'subjectMergePreview'
  | 'subjectTemplateCollection'
  | 'subjectsToChoose'
  | 'tagsForAdmin'
  | 'taxonomyCollection'
  | 'taxonomyPreview'
  | 'teacherActivityCollection'
  | 'teacherAssessmentTemplateCollection'
  | 'teacherAssessmentVersionCollection'
  | 'teacherClassPeriodCollection'
  | 'teacherClassSubjectCollection'
  | 'teacherProductsOrderCollection'
  | 'teacherProfileCollection'
  | 'teacherScheduleCollection'
  | 'teacherSubjectTemplateCollection'
  | 'teacherSubscriptionCollection'
  | 'termBiweekCollection'
  | 'termCollection'
  | 'termSetPreview'
  | 'transferTarget'
  | 'unnamedFilesForAdmin'

/** Fields whose value Realtime sends as a number or a document, and GraphQL as text. */
export const sentAsText: Record<string, Record<string, string> | undefined> = {
  AdminAudit: { newValues: 'document', oldValues: 'document' },
  ArchivedTeacherProductsOrder: {
    couponAmount: 'number',
    couponDiscountValue: 'number',
    orderEvents: 'document',
    orderPayment: 'document',
    orderProducts: 'document',
    orderShippingDetails: 'document',
    orderTotal: 'number',
    orderVat: 'number',
    shippingFee: 'number',
  },
  AssessmentTemplate: {
    headings: 'document',
    instructions: 'document',
    questions: 'document',
    totalMarks: 'number',
    translation: 'document',
  },
  BankForm: { columns: 'document' },
  BankLineOrder: { amount: 'number' },
  BankQuestion: { marks: 'number', question: 'document' },
  BankStatement: { closingBalance: 'number' },
  BankStatementLine: {
    amount: 'number',
    balance: 'number',
    candidates: 'document',
    leftAmount: 'number',
    returnedAmount: 'number',
  },
  Coupon: { discountValue: 'number' },
  Invoice: {
    buyer: 'document',
    couponAmount: 'number',
    lines: 'document',
    seller: 'document',
    shippingFee: 'number',
    total: 'number',
    vat: 'number',
  },
  OrderLine: {
    couponShare: 'number',
    discountPercentage: 'number',
    fullPrice: 'number',
    linePrice: 'number',
    price: 'number',
    priceBefore: 'number',
    questions: 'document',
    unitPrice: 'number',
  },
  PaymentAttempt: { amount: 'number' },
  PaymentNotification: { amountCents: 'number' },
  Product: {
    discountNow: 'number',
    discountPercentage: 'number',
    fileSizes: 'number',
    price: 'number',
    questions: 'document',
    salePercentage: 'number',
    salePrice: 'number',
  },
  ProductBundle: {
    apartPrice: 'number',
    discountNow: 'number',
    discountPercentage: 'number',
    myPrice: 'number',
    price: 'number',
    pricePercentage: 'number',
    questions: 'document',
    salePercentage: 'number',
    salePrice: 'number',
    saving: 'number',
  },
  Quotation: {
    buyer: 'document',
    couponAmount: 'number',
    lines: 'document',
    seller: 'document',
    shippingFee: 'number',
    total: 'number',
    vat: 'number',
  },
  Refund: { amount: 'number' },
  School: { schoolUses: 'document' },
  Secret: { value: 'document' },
  ShopItem: {
    cost: 'number',
    discountPercentage: 'number',
    price: 'number',
    salePrice: 'number',
    usualDiscount: 'number',
  },
  Subject: { usedBy: 'document' },
  SubjectTemplate: { headings: 'document', started: 'document', template: 'document' },
  Taxonomy: { chosenBy: 'document' },
  TeacherAssessmentTemplate: {
    headings: 'document',
    instructions: 'document',
    questions: 'document',
    totalMarks: 'number',
    translation: 'document',
  },
  TeacherAssessmentVersion: {
    headings: 'document',
    instructions: 'document',
    questions: 'document',
    totalMarks: 'number',
    translation: 'document',
  },
  TeacherProductsOrder: {
    byHandAmount: 'number',
    couponAmount: 'number',
    couponDiscountValue: 'number',
    creditAmount: 'number',
    dueAmount: 'number',
    orderPayment: 'document',
    orderShippingDetails: 'document',
    orderTotal: 'number',
    orderVat: 'number',
    orderableCouponAmount: 'number',
    orderableShippingFee: 'number',
    orderableTotal: 'number',
    orderableVat: 'number',
    overlaps: 'document',
    owedBackAmount: 'number',
    paidAmount: 'number',
    paidBackAmount: 'number',
    receivedAmount: 'number',
    refundedAmount: 'number',
    shippingFee: 'number',
    toPayBackAmount: 'number',
    unplacedAmount: 'number',
  },
  TeacherProfile: { products: 'document', productsOrderShippingDetails: 'document' },
  TeacherSubjectTemplate: { headings: 'document', template: 'document' },
  TeacherSubscription: { amount: 'number', perGrade: 'number' },
  Term: { findings: 'document' },
}
