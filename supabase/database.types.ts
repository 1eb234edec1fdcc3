export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "admin_audit": {
                  Row: {
                    "actor": string,"actor_id": string,"created_at": string,"id": string,"new_values": NonNullable<Json>,"old_values": NonNullable<Json>,"row_id": string,"table_name": string,"updated_at": string,"verb": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor": string,"actor_id": string,"created_at"?: string,"id"?: string,"new_values"?: NonNullable<Json>,"old_values"?: NonNullable<Json>,"row_id": string,"table_name": string,"updated_at"?: string,"verb": string
                  }
                  Update: {
                    "actor"?: string,"actor_id"?: string,"created_at"?: string,"id"?: string,"new_values"?: NonNullable<Json>,"old_values"?: NonNullable<Json>,"row_id"?: string,"table_name"?: string,"updated_at"?: string,"verb"?: string
                  }
                  Relationships: [
                    
                  ]
                },"announcement": {
                  Row: {
                    "created_at": string,"id": string,"message": string,"send_to": (string)[],"title": string,"updated_at": string,"_read_by": (string)[] | null,"_read_count": number | null
                  }
                  ComputedFields: "_read_by" | "_read_count"
                  Insert: {
                    "created_at"?: string,"id"?: string,"message": string,"send_to": (string)[],"title": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"message"?: string,"send_to"?: (string)[],"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"announcement_read": {
                  Row: {
                    "announcement_id": string,"created_at": string,"id": string,"teacher_profile_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "announcement_id": string,"created_at"?: string,"id"?: string,"teacher_profile_id": string,"updated_at"?: string
                  }
                  Update: {
                    "announcement_id"?: string,"created_at"?: string,"id"?: string,"teacher_profile_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "announcement_read_announcement_id_fkey"
      columns: ["announcement_id"]
isOneToOne: false
      referencedRelation: "announcement"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "announcement_read_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"archived_teacher_products_order": {
                  Row: {
                    "archived_at": string,"coupon_amount": number,"coupon_code": string | null,"coupon_discount_type": string | null,"coupon_discount_value": number | null,"created_at": string,"has_physical": boolean,"has_questions": boolean,"id": string,"order_actors": NonNullable<Json>,"order_date_time": string | null,"order_events": NonNullable<Json>,"order_number": string | null,"order_payment": Json | null,"order_payment_method": string | null,"order_products": NonNullable<Json>,"order_shipping_details": Json | null,"order_status": string,"order_total": number,"order_vat": number,"owner": string,"product_count": number,"search_field": string,"shipping_fee": number,"teacher_profile_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "archived_at"?: string,"coupon_amount": number,"coupon_code"?: string | null,"coupon_discount_type"?: string | null,"coupon_discount_value"?: number | null,"created_at": string,"has_physical"?: boolean,"has_questions"?: boolean,"id": string,"order_actors": NonNullable<Json>,"order_date_time"?: string | null,"order_events": NonNullable<Json>,"order_number"?: string | null,"order_payment"?: Json | null,"order_payment_method"?: string | null,"order_products": NonNullable<Json>,"order_shipping_details"?: Json | null,"order_status": string,"order_total": number,"order_vat": number,"owner": string,"product_count"?: number,"search_field"?: string,"shipping_fee": number,"teacher_profile_id": string,"updated_at"?: string
                  }
                  Update: {
                    "archived_at"?: string,"coupon_amount"?: number,"coupon_code"?: string | null,"coupon_discount_type"?: string | null,"coupon_discount_value"?: number | null,"created_at"?: string,"has_physical"?: boolean,"has_questions"?: boolean,"id"?: string,"order_actors"?: NonNullable<Json>,"order_date_time"?: string | null,"order_events"?: NonNullable<Json>,"order_number"?: string | null,"order_payment"?: Json | null,"order_payment_method"?: string | null,"order_products"?: NonNullable<Json>,"order_shipping_details"?: Json | null,"order_status"?: string,"order_total"?: number,"order_vat"?: number,"owner"?: string,"product_count"?: number,"search_field"?: string,"shipping_fee"?: number,"teacher_profile_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "archived_teacher_products_order_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"assessment_template": {
                  Row: {
                    "complexity": string,"created_at": string,"font_family": string,"grade_order": number | null,"headings": NonNullable<Json>,"id": string,"instructions": NonNullable<Json>,"questions": NonNullable<Json>,"school_id": string | null,"school_name": string | null,"search_field": string,"subject_id": string,"subject_name": string | null,"title": string,"total_marks": number,"total_minutes": number,"translation": Json | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "complexity": string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"instructions": NonNullable<Json>,"questions"?: NonNullable<Json>,"school_id"?: string | null,"school_name"?: string | null,"search_field"?: string,"subject_id": string,"subject_name"?: string | null,"title": string,"total_marks"?: number,"total_minutes": number,"translation"?: Json | null,"updated_at"?: string
                  }
                  Update: {
                    "complexity"?: string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"instructions"?: NonNullable<Json>,"questions"?: NonNullable<Json>,"school_id"?: string | null,"school_name"?: string | null,"search_field"?: string,"subject_id"?: string,"subject_name"?: string | null,"title"?: string,"total_marks"?: number,"total_minutes"?: number,"translation"?: Json | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "assessment_template_school_id_fkey"
      columns: ["school_id"]
isOneToOne: false
      referencedRelation: "school"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "assessment_template_subject_id_fkey"
      columns: ["subject_id"]
isOneToOne: false
      referencedRelation: "subject"
      referencedColumns: ["id"]
    }
                  ]
                },"assessment_template_taxonomy": {
                  Row: {
                    "assessment_template_id": string,"created_at": string,"id": string,"position": number,"taxonomy_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "assessment_template_id": string,"created_at"?: string,"id"?: string,"position"?: number,"taxonomy_id": string,"updated_at"?: string
                  }
                  Update: {
                    "assessment_template_id"?: string,"created_at"?: string,"id"?: string,"position"?: number,"taxonomy_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "assessment_template_taxonomy_assessment_template_id_fkey"
      columns: ["assessment_template_id"]
isOneToOne: false
      referencedRelation: "assessment_template"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "assessment_template_taxonomy_taxonomy_id_fkey"
      columns: ["taxonomy_id"]
isOneToOne: false
      referencedRelation: "taxonomy"
      referencedColumns: ["id"]
    }
                  ]
                },"bank_form": {
                  Row: {
                    "columns": NonNullable<Json>,"created_at": string,"header": string,"id": string,"name": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "columns": NonNullable<Json>,"created_at"?: string,"header": string,"id"?: string,"name": string,"updated_at"?: string
                  }
                  Update: {
                    "columns"?: NonNullable<Json>,"created_at"?: string,"header"?: string,"id"?: string,"name"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"bank_line_order": {
                  Row: {
                    "amount": number,"bank_statement_line_id": string,"confirmed_by": string | null,"created_at": string,"id": string,"note": string,"order_event_id": string | null,"order_id": string | null,"order_number": string,"undone_at": string | null,"undone_by": string | null,"undone_note": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"bank_statement_line_id": string,"confirmed_by"?: string | null,"created_at"?: string,"id"?: string,"note"?: string,"order_event_id"?: string | null,"order_id"?: string | null,"order_number": string,"undone_at"?: string | null,"undone_by"?: string | null,"undone_note"?: string,"updated_at"?: string
                  }
                  Update: {
                    "amount"?: number,"bank_statement_line_id"?: string,"confirmed_by"?: string | null,"created_at"?: string,"id"?: string,"note"?: string,"order_event_id"?: string | null,"order_id"?: string | null,"order_number"?: string,"undone_at"?: string | null,"undone_by"?: string | null,"undone_note"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bank_line_order_bank_statement_line_id_fkey"
      columns: ["bank_statement_line_id"]
isOneToOne: false
      referencedRelation: "bank_statement_line"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_line_order_order_event_id_fkey"
      columns: ["order_event_id"]
isOneToOne: false
      referencedRelation: "order_event"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_line_order_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"bank_question": {
                  Row: {
                    "assessment_template_id": string | null,"created_at": string,"excerpt": string,"grade_order": number | null,"id": string,"levels": (string)[],"marks": number,"paper_title": string,"position": number,"question": NonNullable<Json>,"question_key": string,"school_id": string | null,"search_field": string,"source_id": string,"subject_id": string,"teacher_assessment_template_id": string | null,"teacher_profile_id": string | null,"translation_language": string | null,"types": (string)[],"updated_at": string,"wording": string,"written_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "assessment_template_id"?: string | null,"created_at"?: string,"excerpt": string,"grade_order"?: number | null,"id"?: string,"levels": (string)[],"marks": number,"paper_title": string,"position": number,"question": NonNullable<Json>,"question_key": string,"school_id"?: string | null,"search_field": string,"source_id": string,"subject_id": string,"teacher_assessment_template_id"?: string | null,"teacher_profile_id"?: string | null,"translation_language"?: string | null,"types": (string)[],"updated_at"?: string,"wording": string,"written_at": string
                  }
                  Update: {
                    "assessment_template_id"?: string | null,"created_at"?: string,"excerpt"?: string,"grade_order"?: number | null,"id"?: string,"levels"?: (string)[],"marks"?: number,"paper_title"?: string,"position"?: number,"question"?: NonNullable<Json>,"question_key"?: string,"school_id"?: string | null,"search_field"?: string,"source_id"?: string,"subject_id"?: string,"teacher_assessment_template_id"?: string | null,"teacher_profile_id"?: string | null,"translation_language"?: string | null,"types"?: (string)[],"updated_at"?: string,"wording"?: string,"written_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bank_question_assessment_template_id_fkey"
      columns: ["assessment_template_id"]
isOneToOne: false
      referencedRelation: "assessment_template"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_question_subject_id_fkey"
      columns: ["subject_id"]
isOneToOne: false
      referencedRelation: "subject"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_question_teacher_assessment_template_id_fkey"
      columns: ["teacher_assessment_template_id"]
isOneToOne: false
      referencedRelation: "teacher_assessment_template"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_question_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"bank_statement": {
                  Row: {
                    "account": string,"bank": string,"closing_balance": number | null,"created_at": string,"file_name": string,"first_day": string,"id": string,"last_day": string,"line_count": number,"new_line_count": number,"updated_at": string,"uploaded_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "account": string,"bank": string,"closing_balance"?: number | null,"created_at"?: string,"file_name": string,"first_day": string,"id"?: string,"last_day": string,"line_count": number,"new_line_count": number,"updated_at"?: string,"uploaded_by"?: string | null
                  }
                  Update: {
                    "account"?: string,"bank"?: string,"closing_balance"?: number | null,"created_at"?: string,"file_name"?: string,"first_day"?: string,"id"?: string,"last_day"?: string,"line_count"?: number,"new_line_count"?: number,"updated_at"?: string,"uploaded_by"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"bank_statement_line": {
                  Row: {
                    "account": string,"amount": number,"balance": number | null,"bank_id": string,"bank_statement_id": string,"booked_on": string,"candidates": NonNullable<Json>,"created_at": string,"description": string,"fingerprint": string,"id": string,"left_amount": number,"line_state": string,"note": string,"occurrence": number,"reference": string,"returned_amount": number,"same_as": string | null,"search_field": string,"updated_at": string,"verdict": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "account": string,"amount": number,"balance"?: number | null,"bank_id"?: string,"bank_statement_id": string,"booked_on": string,"candidates"?: NonNullable<Json>,"created_at"?: string,"description": string,"fingerprint": string,"id"?: string,"left_amount": number,"line_state": string,"note"?: string,"occurrence": number,"reference"?: string,"returned_amount"?: number,"same_as"?: string | null,"search_field": string,"updated_at"?: string,"verdict"?: string | null
                  }
                  Update: {
                    "account"?: string,"amount"?: number,"balance"?: number | null,"bank_id"?: string,"bank_statement_id"?: string,"booked_on"?: string,"candidates"?: NonNullable<Json>,"created_at"?: string,"description"?: string,"fingerprint"?: string,"id"?: string,"left_amount"?: number,"line_state"?: string,"note"?: string,"occurrence"?: number,"reference"?: string,"returned_amount"?: number,"same_as"?: string | null,"search_field"?: string,"updated_at"?: string,"verdict"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "bank_statement_line_bank_statement_id_fkey"
      columns: ["bank_statement_id"]
isOneToOne: false
      referencedRelation: "bank_statement"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_statement_line_same_as_fkey"
      columns: ["same_as"]
isOneToOne: false
      referencedRelation: "bank_statement_line"
      referencedColumns: ["id"]
    }
                  ]
                },"cognitive_level": {
                  Row: {
                    "created_at": string,"id": string,"label": string,"percentage": number,"position": number,"taxonomy_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"label": string,"percentage": number,"position": number,"taxonomy_id": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"label"?: string,"percentage"?: number,"position"?: number,"taxonomy_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "cognitive_level_taxonomy_id_fkey"
      columns: ["taxonomy_id"]
isOneToOne: false
      referencedRelation: "taxonomy"
      referencedColumns: ["id"]
    }
                  ]
                },"communication": {
                  Row: {
                    "body": string | null,"created_at": string,"id": string,"images": (string)[] | null,"publish_date": string,"send_to": (string)[],"show": (string)[],"subject": string,"updated_at": string,"video": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string | null,"created_at"?: string,"id"?: string,"images"?: (string)[] | null,"publish_date"?: string,"send_to"?: (string)[],"show"?: (string)[],"subject"?: string,"updated_at"?: string,"video"?: string | null
                  }
                  Update: {
                    "body"?: string | null,"created_at"?: string,"id"?: string,"images"?: (string)[] | null,"publish_date"?: string,"send_to"?: (string)[],"show"?: (string)[],"subject"?: string,"updated_at"?: string,"video"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"communication_withdrawal": {
                  Row: {
                    "created_at": string,"id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "communication_withdrawal_id_fkey"
      columns: ["id"]
isOneToOne: true
      referencedRelation: "communication"
      referencedColumns: ["id"]
    }
                  ]
                },"coupon": {
                  Row: {
                    "batch": string | null,"coupon_code": string,"created_at": string,"discount_type": string,"discount_value": number,"enabled": boolean,"end_date": string,"id": string,"max_uses": number | null,"restrict_to": string,"restrict_to_teachers": (string)[],"start_date": string,"updated_at": string,"uses": number
                  }
                  ComputedFields: never
                  Insert: {
                    "batch"?: string | null,"coupon_code": string,"created_at"?: string,"discount_type": string,"discount_value": number,"enabled"?: boolean,"end_date": string,"id"?: string,"max_uses"?: number | null,"restrict_to"?: string,"restrict_to_teachers"?: (string)[],"start_date": string,"updated_at"?: string,"uses"?: number
                  }
                  Update: {
                    "batch"?: string | null,"coupon_code"?: string,"created_at"?: string,"discount_type"?: string,"discount_value"?: number,"enabled"?: boolean,"end_date"?: string,"id"?: string,"max_uses"?: number | null,"restrict_to"?: string,"restrict_to_teachers"?: (string)[],"start_date"?: string,"updated_at"?: string,"uses"?: number
                  }
                  Relationships: [
                    
                  ]
                },"coupon_redemption": {
                  Row: {
                    "coupon_id": string,"created_at": string,"id": string,"order_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "coupon_id": string,"created_at"?: string,"id"?: string,"order_id": string,"updated_at"?: string
                  }
                  Update: {
                    "coupon_id"?: string,"created_at"?: string,"id"?: string,"order_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "coupon_redemption_coupon_id_fkey"
      columns: ["coupon_id"]
isOneToOne: false
      referencedRelation: "coupon"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "coupon_redemption_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"delivery": {
                  Row: {
                    "created_at": string,"delivered": number,"delivery_state": string,"id": string,"order_id": string,"order_number": string,"packed": number,"paid_at": string,"quantity": number,"recipient": string,"search_field": string,"sent": number,"town": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"delivered"?: number,"delivery_state"?: string,"id"?: string,"order_id": string,"order_number": string,"packed"?: number,"paid_at"?: string,"quantity"?: number,"recipient"?: string,"search_field"?: string,"sent"?: number,"town"?: string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"delivered"?: number,"delivery_state"?: string,"id"?: string,"order_id"?: string,"order_number"?: string,"packed"?: number,"paid_at"?: string,"quantity"?: number,"recipient"?: string,"search_field"?: string,"sent"?: number,"town"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "delivery_order_id_fkey"
      columns: ["order_id"]
isOneToOne: true
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"holiday": {
                  Row: {
                    "created_at": string,"date": string,"id": string,"label": string,"label_af": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"date": string,"id"?: string,"label": string,"label_af"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"date"?: string,"id"?: string,"label"?: string,"label_af"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invoice": {
                  Row: {
                    "buyer": NonNullable<Json>,"content_sha256": string | null,"coupon_amount": number,"created_at": string,"credit_reason": string | null,"credited_invoice_id": string | null,"credited_part": string | null,"form": string,"id": string,"issued_at": string,"kind": string,"lines": NonNullable<Json>,"number": number,"order_id": string,"order_number": string | null,"paid_on": string | null,"payment_method": string | null,"seller": Json | null,"shipping_fee": number,"storage_key": string | null,"teacher_profile_id": string,"total": number,"updated_at": string,"vat": number
                  }
                  ComputedFields: never
                  Insert: {
                    "buyer": NonNullable<Json>,"content_sha256"?: string | null,"coupon_amount": number,"created_at"?: string,"credit_reason"?: string | null,"credited_invoice_id"?: string | null,"credited_part"?: string | null,"form": string,"id"?: string,"issued_at"?: string,"kind": string,"lines": NonNullable<Json>,"number": number,"order_id": string,"order_number"?: string | null,"paid_on"?: string | null,"payment_method"?: string | null,"seller"?: Json | null,"shipping_fee": number,"storage_key"?: string | null,"teacher_profile_id": string,"total": number,"updated_at"?: string,"vat": number
                  }
                  Update: {
                    "buyer"?: NonNullable<Json>,"content_sha256"?: string | null,"coupon_amount"?: number,"created_at"?: string,"credit_reason"?: string | null,"credited_invoice_id"?: string | null,"credited_part"?: string | null,"form"?: string,"id"?: string,"issued_at"?: string,"kind"?: string,"lines"?: NonNullable<Json>,"number"?: number,"order_id"?: string,"order_number"?: string | null,"paid_on"?: string | null,"payment_method"?: string | null,"seller"?: Json | null,"shipping_fee"?: number,"storage_key"?: string | null,"teacher_profile_id"?: string,"total"?: number,"updated_at"?: string,"vat"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoice_credited_invoice_id_fkey"
      columns: ["credited_invoice_id"]
isOneToOne: false
      referencedRelation: "invoice"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "invoice_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"order_event": {
                  Row: {
                    "actor_id": string | null,"created_at": string,"from_status": string | null,"id": string,"order_id": string,"reason": string,"to_status": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id"?: string | null,"created_at"?: string,"from_status"?: string | null,"id"?: string,"order_id": string,"reason": string,"to_status": string,"updated_at"?: string
                  }
                  Update: {
                    "actor_id"?: string | null,"created_at"?: string,"from_status"?: string | null,"id"?: string,"order_id"?: string,"reason"?: string,"to_status"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_event_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"order_line": {
                  Row: {
                    "coupon_share": number,"created_at": string,"discount_percentage": number | null,"full_price": number | null,"id": string,"line_price": number,"order_id": string,"physical": boolean,"price": number | null,"price_before": number | null,"product_bundle_id": string | null,"product_id": string | null,"quantity": number,"questions": NonNullable<Json>,"teacher_profile_id": string,"title": string,"unit_price": number,"updated_at": string,"withdrawn_at": string | null,"_already_owned": boolean | null,"_answers_missing": boolean | null,"_available": boolean | null
                  }
                  ComputedFields: "_already_owned" | "_answers_missing" | "_available"
                  Insert: {
                    "coupon_share"?: number,"created_at"?: string,"discount_percentage"?: number | null,"full_price"?: number | null,"id"?: string,"line_price"?: never,"order_id": string,"physical": boolean,"price"?: number | null,"price_before"?: number | null,"product_bundle_id"?: string | null,"product_id"?: string | null,"quantity"?: number,"questions"?: NonNullable<Json>,"teacher_profile_id": string,"title": string,"unit_price"?: never,"updated_at"?: string,"withdrawn_at"?: string | null
                  }
                  Update: {
                    "coupon_share"?: number,"created_at"?: string,"discount_percentage"?: number | null,"full_price"?: number | null,"id"?: string,"line_price"?: never,"order_id"?: string,"physical"?: boolean,"price"?: number | null,"price_before"?: number | null,"product_bundle_id"?: string | null,"product_id"?: string | null,"quantity"?: number,"questions"?: NonNullable<Json>,"teacher_profile_id"?: string,"title"?: string,"unit_price"?: never,"updated_at"?: string,"withdrawn_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_line_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_line_product_bundle_id_fkey"
      columns: ["product_bundle_id"]
isOneToOne: false
      referencedRelation: "product_bundle"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_line_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "product"
      referencedColumns: ["id"]
    }
                  ]
                },"order_line_member": {
                  Row: {
                    "created_at": string,"id": string,"order_line_id": string,"paid_before": boolean,"physical": boolean,"position": number,"product_id": string | null,"teacher_profile_id": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"order_line_id": string,"paid_before"?: boolean,"physical": boolean,"position": number,"product_id"?: string | null,"teacher_profile_id": string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"order_line_id"?: string,"paid_before"?: boolean,"physical"?: boolean,"position"?: number,"product_id"?: string | null,"teacher_profile_id"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_line_member_order_line_id_fkey"
      columns: ["order_line_id"]
isOneToOne: false
      referencedRelation: "order_line"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_line_member_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "product"
      referencedColumns: ["id"]
    }
                  ]
                },"parcel": {
                  Row: {
                    "carrier": string | null,"created_at": string,"delivered_at": string | null,"id": string,"number": number,"order_id": string,"packed_at": string,"parcel_state": string,"sent_at": string | null,"tracking_number": string | null,"updated_at": string,"_carrier_name": string | null,"_tracking_link": string | null
                  }
                  ComputedFields: "_carrier_name" | "_tracking_link"
                  Insert: {
                    "carrier"?: string | null,"created_at"?: string,"delivered_at"?: string | null,"id"?: string,"number": number,"order_id": string,"packed_at"?: string,"parcel_state"?: string,"sent_at"?: string | null,"tracking_number"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "carrier"?: string | null,"created_at"?: string,"delivered_at"?: string | null,"id"?: string,"number"?: number,"order_id"?: string,"packed_at"?: string,"parcel_state"?: string,"sent_at"?: string | null,"tracking_number"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "parcel_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"parcel_line": {
                  Row: {
                    "created_at": string,"id": string,"order_line_id": string | null,"order_line_member_id": string | null,"parcel_id": string,"quantity": number,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"order_line_id"?: string | null,"order_line_member_id"?: string | null,"parcel_id": string,"quantity": number,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"order_line_id"?: string | null,"order_line_member_id"?: string | null,"parcel_id"?: string,"quantity"?: number,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "parcel_line_order_line_id_fkey"
      columns: ["order_line_id"]
isOneToOne: false
      referencedRelation: "order_line"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "parcel_line_order_line_member_id_fkey"
      columns: ["order_line_member_id"]
isOneToOne: false
      referencedRelation: "order_line_member"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "parcel_line_parcel_id_fkey"
      columns: ["parcel_id"]
isOneToOne: false
      referencedRelation: "parcel"
      referencedColumns: ["id"]
    }
                  ]
                },"payment_attempt": {
                  Row: {
                    "amount": number,"contents": NonNullable<Json>,"created_at": string,"end_reason": string | null,"ended_at": string | null,"expires_at": string,"id": string,"order_id": string,"sent_at": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"contents": NonNullable<Json>,"created_at"?: string,"end_reason"?: string | null,"ended_at"?: string | null,"expires_at"?: string,"id"?: string,"order_id": string,"sent_at"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "amount"?: number,"contents"?: NonNullable<Json>,"created_at"?: string,"end_reason"?: string | null,"ended_at"?: string | null,"expires_at"?: string,"id"?: string,"order_id"?: string,"sent_at"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payment_attempt_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"payment_notification": {
                  Row: {
                    "amount_cents": number | null,"attempt_reference": string | null,"counts": boolean,"created_at": string,"fields": NonNullable<Json>,"headers": NonNullable<Json>,"id": string,"judged_at": string | null,"merchant_id": string | null,"needs_human": boolean,"order_id": string | null,"order_reference": string | null,"payment_status": string | null,"provider_payment_id": string | null,"raw_body": string,"received_at": string,"received_count": number,"resolution": string | null,"resolution_note": string,"resolved_at": string | null,"resolved_by": string | null,"source_address": string | null,"updated_at": string,"verdict": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_cents"?: number | null,"attempt_reference"?: string | null,"counts"?: boolean,"created_at"?: string,"fields": NonNullable<Json>,"headers"?: NonNullable<Json>,"id"?: string,"judged_at"?: string | null,"merchant_id"?: string | null,"needs_human"?: boolean,"order_id"?: string | null,"order_reference"?: string | null,"payment_status"?: string | null,"provider_payment_id"?: string | null,"raw_body": string,"received_at"?: string,"received_count"?: number,"resolution"?: string | null,"resolution_note"?: string,"resolved_at"?: string | null,"resolved_by"?: string | null,"source_address"?: string | null,"updated_at"?: string,"verdict"?: string | null
                  }
                  Update: {
                    "amount_cents"?: number | null,"attempt_reference"?: string | null,"counts"?: boolean,"created_at"?: string,"fields"?: NonNullable<Json>,"headers"?: NonNullable<Json>,"id"?: string,"judged_at"?: string | null,"merchant_id"?: string | null,"needs_human"?: boolean,"order_id"?: string | null,"order_reference"?: string | null,"payment_status"?: string | null,"provider_payment_id"?: string | null,"raw_body"?: string,"received_at"?: string,"received_count"?: number,"resolution"?: string | null,"resolution_note"?: string,"resolved_at"?: string | null,"resolved_by"?: string | null,"source_address"?: string | null,"updated_at"?: string,"verdict"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "payment_notification_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"product": {
                  Row: {
                    "category_id": string | null,"category_order": string | null,"created_at": string,"description": string,"discount_percentage": number | null,"e_commerce_product": boolean,"featured": boolean,"file_count": number,"id": string,"language": string | null,"listable": boolean,"marks": number | null,"missing_count": number,"pages": number | null,"physical": boolean,"price": number | null,"publish_date": string | null,"questions": NonNullable<Json>,"search_field": string,"sku": number | null,"subscription_product": boolean,"tags": (string)[],"term": number | null,"thumbnails": (string)[],"title": string,"topic": string | null,"type": string,"updated_at": string,"video_count": number,"_file_sizes": (number)[] | null,"_has_correction": boolean | null,"_library_access": string | null,"_owned_as": string | null,"_owned_since": string | null,"_product_discount_now": number | null,"_product_sale_ends_at": string | null,"_product_sale_percentage": number | null,"_product_sale_price": number | null,"_product_sale_starts_at": string | null,"_seat_from": string | null
                  }
                  ComputedFields: "_file_sizes" | "_has_correction" | "_library_access" | "_owned_as" | "_owned_since" | "_product_discount_now" | "_product_sale_ends_at" | "_product_sale_percentage" | "_product_sale_price" | "_product_sale_starts_at" | "_seat_from"
                  Insert: {
                    "category_id"?: string | null,"category_order"?: string | null,"created_at"?: string,"description"?: string,"discount_percentage"?: number | null,"e_commerce_product"?: boolean,"featured"?: boolean,"file_count"?: number,"id"?: string,"language"?: string | null,"listable"?: never,"marks"?: number | null,"missing_count"?: number,"pages"?: number | null,"physical"?: boolean,"price"?: number | null,"publish_date"?: string | null,"questions"?: NonNullable<Json>,"search_field"?: string,"sku"?: number | null,"subscription_product"?: boolean,"tags"?: (string)[],"term"?: number | null,"thumbnails"?: (string)[],"title": string,"topic"?: string | null,"type"?: string,"updated_at"?: string,"video_count"?: number
                  }
                  Update: {
                    "category_id"?: string | null,"category_order"?: string | null,"created_at"?: string,"description"?: string,"discount_percentage"?: number | null,"e_commerce_product"?: boolean,"featured"?: boolean,"file_count"?: number,"id"?: string,"language"?: string | null,"listable"?: never,"marks"?: number | null,"missing_count"?: number,"pages"?: number | null,"physical"?: boolean,"price"?: number | null,"publish_date"?: string | null,"questions"?: NonNullable<Json>,"search_field"?: string,"sku"?: number | null,"subscription_product"?: boolean,"tags"?: (string)[],"term"?: number | null,"thumbnails"?: (string)[],"title"?: string,"topic"?: string | null,"type"?: string,"updated_at"?: string,"video_count"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "product_category"
      referencedColumns: ["id"]
    }
                  ]
                },"product_bundle": {
                  Row: {
                    "category_id": string | null,"category_order": string | null,"complete_price": boolean,"created_at": string,"description": string,"discount_percentage": number | null,"featured": boolean,"id": string,"language": string | null,"member_count": number,"member_covers": (string)[],"mixed": boolean,"physical": boolean,"price": number | null,"price_percentage": number | null,"publish_date": string | null,"search_field": string,"tags": (string)[],"thumbnails": (string)[],"title": string,"updated_at": string,"_apart_price": number | null,"_bought": boolean | null,"_bundle_discount_now": number | null,"_bundle_sale_ends_at": string | null,"_bundle_sale_percentage": number | null,"_bundle_sale_price": number | null,"_bundle_sale_starts_at": string | null,"_my_price": number | null,"_questions": Json | null,"_saving": number | null
                  }
                  ComputedFields: "_apart_price" | "_bought" | "_bundle_discount_now" | "_bundle_sale_ends_at" | "_bundle_sale_percentage" | "_bundle_sale_price" | "_bundle_sale_starts_at" | "_my_price" | "_questions" | "_saving"
                  Insert: {
                    "category_id"?: string | null,"category_order"?: string | null,"complete_price"?: boolean,"created_at"?: string,"description"?: string,"discount_percentage"?: number | null,"featured"?: boolean,"id"?: string,"language"?: string | null,"member_count"?: number,"member_covers"?: (string)[],"mixed"?: boolean,"physical"?: boolean,"price"?: number | null,"price_percentage"?: number | null,"publish_date"?: string | null,"search_field"?: string,"tags"?: (string)[],"thumbnails"?: (string)[],"title": string,"updated_at"?: string
                  }
                  Update: {
                    "category_id"?: string | null,"category_order"?: string | null,"complete_price"?: boolean,"created_at"?: string,"description"?: string,"discount_percentage"?: number | null,"featured"?: boolean,"id"?: string,"language"?: string | null,"member_count"?: number,"member_covers"?: (string)[],"mixed"?: boolean,"physical"?: boolean,"price"?: number | null,"price_percentage"?: number | null,"publish_date"?: string | null,"search_field"?: string,"tags"?: (string)[],"thumbnails"?: (string)[],"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_bundle_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "product_category"
      referencedColumns: ["id"]
    }
                  ]
                },"product_bundle_product": {
                  Row: {
                    "created_at": string,"id": string,"position": number,"product_bundle_id": string,"product_id": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"position"?: number,"product_bundle_id": string,"product_id": string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"position"?: number,"product_bundle_id"?: string,"product_id"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_bundle_product_product_bundle_id_fkey"
      columns: ["product_bundle_id"]
isOneToOne: false
      referencedRelation: "product_bundle"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "product_bundle_product_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "product"
      referencedColumns: ["id"]
    }
                  ]
                },"product_category": {
                  Row: {
                    "created_at": string,"grade": string | null,"id": string,"name": string,"parent_id": string | null,"position": number,"slug": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"grade"?: string | null,"id"?: string,"name": string,"parent_id"?: string | null,"position"?: number,"slug"?: never,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"grade"?: string | null,"id"?: string,"name"?: string,"parent_id"?: string | null,"position"?: number,"slug"?: never,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_category_parent_id_fkey"
      columns: ["parent_id"]
isOneToOne: false
      referencedRelation: "product_category"
      referencedColumns: ["id"]
    }
                  ]
                },"product_content": {
                  Row: {
                    "created_at": string,"file_keys": (string)[],"id": string,"product_id": string,"updated_at": string,"urls": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"file_keys"?: (string)[],"id"?: string,"product_id": string,"updated_at"?: string,"urls"?: (string)[]
                  }
                  Update: {
                    "created_at"?: string,"file_keys"?: (string)[],"id"?: string,"product_id"?: string,"updated_at"?: string,"urls"?: (string)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_content_product_id_fkey"
      columns: ["product_id"]
isOneToOne: true
      referencedRelation: "product"
      referencedColumns: ["id"]
    }
                  ]
                },"product_download": {
                  Row: {
                    "created_at": string,"file_key": string,"id": string,"product_id": string | null,"teacher_profile_id": string | null,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"file_key": string,"id"?: string,"product_id"?: string | null,"teacher_profile_id"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"file_key"?: string,"id"?: string,"product_id"?: string | null,"teacher_profile_id"?: string | null,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_download_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "product"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "product_download_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"product_subscription": {
                  Row: {
                    "created_at": string,"grade": string | null,"id": string,"product_id": string,"teacher_profile_id": string,"time_stamp": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"grade"?: string | null,"id"?: string,"product_id": string,"teacher_profile_id": string,"time_stamp"?: string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"grade"?: string | null,"id"?: string,"product_id"?: string,"teacher_profile_id"?: string,"time_stamp"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_subscription_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "product"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "product_subscription_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"product_tag": {
                  Row: {
                    "created_at": string,"id": string,"name": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"name": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"name"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"quotation": {
                  Row: {
                    "accepted_at": string | null,"accepted_by": string | null,"buyer": NonNullable<Json>,"coupon_amount": number,"created_at": string,"form": string,"id": string,"issued_at": string,"language": string,"lines": NonNullable<Json>,"number": number,"order_id": string,"purchase_order_number": string | null,"replaced_at": string | null,"seller": NonNullable<Json>,"sent_to": string | null,"shipping_fee": number,"total": number,"updated_at": string,"valid_until": string,"vat": number
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_at"?: string | null,"accepted_by"?: string | null,"buyer": NonNullable<Json>,"coupon_amount": number,"created_at"?: string,"form": string,"id"?: string,"issued_at"?: string,"language": string,"lines": NonNullable<Json>,"number": number,"order_id": string,"purchase_order_number"?: string | null,"replaced_at"?: string | null,"seller": NonNullable<Json>,"sent_to"?: string | null,"shipping_fee": number,"total": number,"updated_at"?: string,"valid_until": string,"vat": number
                  }
                  Update: {
                    "accepted_at"?: string | null,"accepted_by"?: string | null,"buyer"?: NonNullable<Json>,"coupon_amount"?: number,"created_at"?: string,"form"?: string,"id"?: string,"issued_at"?: string,"language"?: string,"lines"?: NonNullable<Json>,"number"?: number,"order_id"?: string,"purchase_order_number"?: string | null,"replaced_at"?: string | null,"seller"?: NonNullable<Json>,"sent_to"?: string | null,"shipping_fee"?: number,"total"?: number,"updated_at"?: string,"valid_until"?: string,"vat"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "quotation_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "teacher_products_order"
      referencedColumns: ["id"]
    }
                  ]
                },"refund": {
                  Row: {
                    "amount": number,"bank_reference": string | null,"created_at": string,"id": string,"invoice_id": string | null,"note": string | null,"noted_by": string | null,"order_id": string,"paid_out_on": string | null,"provider_reference": string | null,"refund_method": string,"teacher_profile_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"bank_reference"?: string | null,"created_at"?: string,"id"?: string,"invoice_id"?: string | null,"note"?: string | null,"noted_by"?: string | null,"order_id": string,"paid_out_on"?: string | null,"provider_reference"?: string | null,"refund_method": string,"teacher_profile_id": string,"updated_at"?: string
                  }
                  Update: {
                    "amount"?: number,"bank_reference"?: string | null,"created_at"?: string,"id"?: string,"invoice_id"?: string | null,"note"?: string | null,"noted_by"?: string | null,"order_id"?: string,"paid_out_on"?: string | null,"provider_reference"?: string | null,"refund_method"?: string,"teacher_profile_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refund_invoice_id_fkey"
      columns: ["invoice_id"]
isOneToOne: true
      referencedRelation: "invoice"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refund_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"reporting_teacher": {
                  Row: {
                    "created_at": string,"email": string | null,"id": string,"language": string | null,"name": string | null,"owner": string,"phone": string | null,"product_count": number,"province": string | null,"registration_date": string,"role_list": string,"roles": (string)[],"school_name": string | null,"search_field": string,"surname": string | null,"teacher_profile_id": string | null,"teacher_profile_school_id": string | null,"title": string | null,"updated_at": string,"username": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string | null,"id": string,"language"?: string | null,"name"?: string | null,"owner": string,"phone"?: string | null,"product_count"?: number,"province"?: string | null,"registration_date": string,"role_list"?: never,"roles"?: (string)[],"school_name"?: string | null,"search_field"?: string,"surname"?: string | null,"teacher_profile_id"?: string | null,"teacher_profile_school_id"?: string | null,"title"?: string | null,"updated_at"?: string,"username": string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string | null,"id"?: string,"language"?: string | null,"name"?: string | null,"owner"?: string,"phone"?: string | null,"product_count"?: number,"province"?: string | null,"registration_date"?: string,"role_list"?: never,"roles"?: (string)[],"school_name"?: string | null,"search_field"?: string,"surname"?: string | null,"teacher_profile_id"?: string | null,"teacher_profile_school_id"?: string | null,"title"?: string | null,"updated_at"?: string,"username"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "reporting_teacher_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: true
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reporting_teacher_teacher_profile_school_id_fkey"
      columns: ["teacher_profile_school_id"]
isOneToOne: false
      referencedRelation: "school"
      referencedColumns: ["id"]
    }
                  ]
                },"school": {
                  Row: {
                    "created_at": string,"emis_number": string | null,"id": string,"is_generic": boolean,"name": string,"provinces": (string)[],"school_img_key": string | null,"search_field": string,"town": string | null,"updated_at": string,"_school_uses": Json | null
                  }
                  ComputedFields: "_school_uses"
                  Insert: {
                    "created_at"?: string,"emis_number"?: string | null,"id"?: string,"is_generic"?: boolean,"name": string,"provinces": (string)[],"school_img_key"?: string | null,"search_field"?: never,"town"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"emis_number"?: string | null,"id"?: string,"is_generic"?: boolean,"name"?: string,"provinces"?: (string)[],"school_img_key"?: string | null,"search_field"?: never,"town"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"school_request": {
                  Row: {
                    "created_at": string,"decided_at": string | null,"email": string | null,"id": string,"request_status": string,"requested_at": string,"school_id": string,"teacher_name": string,"teacher_profile_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"decided_at"?: string | null,"email"?: string | null,"id"?: string,"request_status"?: string,"requested_at"?: string,"school_id": string,"teacher_name": string,"teacher_profile_id": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"decided_at"?: string | null,"email"?: string | null,"id"?: string,"request_status"?: string,"requested_at"?: string,"school_id"?: string,"teacher_name"?: string,"teacher_profile_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "school_request_school_id_fkey"
      columns: ["school_id"]
isOneToOne: false
      referencedRelation: "school"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "school_request_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: true
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"seat": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"order_line_id": string,"taken_at": string | null,"teacher_profile_id": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email": string,"id"?: string,"order_line_id": string,"taken_at"?: string | null,"teacher_profile_id"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"order_line_id"?: string,"taken_at"?: string | null,"teacher_profile_id"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "seat_order_line_id_fkey"
      columns: ["order_line_id"]
isOneToOne: false
      referencedRelation: "order_line"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "seat_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"secret": {
                  Row: {
                    "created_at": string,"id": string,"type": string,"updated_at": string,"value": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"type": string,"updated_at"?: string,"value": NonNullable<Json>
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"type"?: string,"updated_at"?: string,"value"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"shop_item": {
                  Row: {
                    "category_id": string | null,"cost": number,"created_at": string,"e_commerce_product": boolean,"featured": boolean,"id": string,"in_afrikaans": boolean,"in_english": boolean,"kind": string,"language": string | null,"member_covers": (string)[],"mixed": boolean,"physical": boolean,"price": number | null,"product_bundle_id": string | null,"product_id": string | null,"publish_date": string,"search_field": string,"subscription_product": boolean,"tags": (string)[],"term": number | null,"thumbnails": (string)[],"title": string,"updated_at": string,"usual_discount": number | null,"_item_discount_percentage": number | null,"_item_sale_ends_at": string | null,"_item_sale_price": number | null
                  }
                  ComputedFields: "_item_discount_percentage" | "_item_sale_ends_at" | "_item_sale_price"
                  Insert: {
                    "category_id"?: string | null,"cost": number,"created_at"?: string,"e_commerce_product": boolean,"featured": boolean,"id": string,"in_afrikaans": boolean,"in_english": boolean,"kind": string,"language"?: string | null,"member_covers"?: (string)[],"mixed"?: boolean,"physical": boolean,"price"?: number | null,"product_bundle_id"?: string | null,"product_id"?: string | null,"publish_date": string,"search_field": string,"subscription_product": boolean,"tags": (string)[],"term"?: number | null,"thumbnails": (string)[],"title": string,"updated_at"?: string,"usual_discount"?: number | null
                  }
                  Update: {
                    "category_id"?: string | null,"cost"?: number,"created_at"?: string,"e_commerce_product"?: boolean,"featured"?: boolean,"id"?: string,"in_afrikaans"?: boolean,"in_english"?: boolean,"kind"?: string,"language"?: string | null,"member_covers"?: (string)[],"mixed"?: boolean,"physical"?: boolean,"price"?: number | null,"product_bundle_id"?: string | null,"product_id"?: string | null,"publish_date"?: string,"search_field"?: string,"subscription_product"?: boolean,"tags"?: (string)[],"term"?: number | null,"thumbnails"?: (string)[],"title"?: string,"updated_at"?: string,"usual_discount"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "shop_item_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "product_category"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shop_item_product_bundle_id_fkey"
      columns: ["product_bundle_id"]
isOneToOne: true
      referencedRelation: "product_bundle"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shop_item_product_id_fkey"
      columns: ["product_id"]
isOneToOne: true
      referencedRelation: "product"
      referencedColumns: ["id"]
    }
                  ]
                },"subject": {
                  Row: {
                    "created_at": string,"created_by": string | null,"grade": string,"grade_order": number | null,"id": string,"search_field": string,"subject": string,"subject_af": string | null,"updated_at": string,"_used_by": Json | null
                  }
                  ComputedFields: "_used_by"
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"grade": string,"grade_order"?: never,"id"?: string,"search_field"?: never,"subject": string,"subject_af"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"grade"?: string,"grade_order"?: never,"id"?: string,"search_field"?: never,"subject"?: string,"subject_af"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"subject_template": {
                  Row: {
                    "complexity": string,"created_at": string,"font_family": string,"grade_order": number | null,"headings": NonNullable<Json>,"id": string,"minutes": number | null,"name": string,"school_id": string,"school_name": string | null,"search_field": string,"subject_id": string | null,"subject_name": string | null,"template": NonNullable<Json>,"total_points": number | null,"type": string,"updated_at": string,"_started": Json | null
                  }
                  ComputedFields: "_started"
                  Insert: {
                    "complexity": string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"minutes"?: number | null,"name": string,"school_id": string,"school_name"?: string | null,"search_field"?: string,"subject_id"?: string | null,"subject_name"?: string | null,"template"?: NonNullable<Json>,"total_points"?: number | null,"type"?: string,"updated_at"?: string
                  }
                  Update: {
                    "complexity"?: string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"minutes"?: number | null,"name"?: string,"school_id"?: string,"school_name"?: string | null,"search_field"?: string,"subject_id"?: string | null,"subject_name"?: string | null,"template"?: NonNullable<Json>,"total_points"?: number | null,"type"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "subject_template_school_id_fkey"
      columns: ["school_id"]
isOneToOne: false
      referencedRelation: "school"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "subject_template_subject_id_fkey"
      columns: ["subject_id"]
isOneToOne: false
      referencedRelation: "subject"
      referencedColumns: ["id"]
    }
                  ]
                },"taxonomy": {
                  Row: {
                    "certainty": string,"created_at": string,"grades": (string)[],"id": string,"language": string | null,"name": string,"source": string,"subjects": (string)[],"updated_at": string,"year": number | null,"_chosen_by": Json | null
                  }
                  ComputedFields: "_chosen_by"
                  Insert: {
                    "certainty"?: string,"created_at"?: string,"grades"?: (string)[],"id"?: string,"language"?: string | null,"name": string,"source"?: string,"subjects"?: (string)[],"updated_at"?: string,"year"?: number | null
                  }
                  Update: {
                    "certainty"?: string,"created_at"?: string,"grades"?: (string)[],"id"?: string,"language"?: string | null,"name"?: string,"source"?: string,"subjects"?: (string)[],"updated_at"?: string,"year"?: number | null
                  }
                  Relationships: [
                    
                  ]
                },"teacher_activity": {
                  Row: {
                    "color": string,"created_at": string,"end_date_time": string,"id": string,"label": string,"locked": boolean,"notes": string,"repeat_id": string | null,"start_date_time": string,"teacher_assessment_template_id": string | null,"teacher_class_subject_id": string | null,"teacher_profile_id": string,"teacher_subject_template_id": string | null,"type": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "color"?: string,"created_at"?: string,"end_date_time": string,"id"?: string,"label": string,"locked"?: boolean,"notes"?: string,"repeat_id"?: string | null,"start_date_time": string,"teacher_assessment_template_id"?: string | null,"teacher_class_subject_id"?: string | null,"teacher_profile_id"?: string,"teacher_subject_template_id"?: string | null,"type"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "color"?: string,"created_at"?: string,"end_date_time"?: string,"id"?: string,"label"?: string,"locked"?: boolean,"notes"?: string,"repeat_id"?: string | null,"start_date_time"?: string,"teacher_assessment_template_id"?: string | null,"teacher_class_subject_id"?: string | null,"teacher_profile_id"?: string,"teacher_subject_template_id"?: string | null,"type"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_activity_assessment_template_fkey"
      columns: ["teacher_assessment_template_id","teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_assessment_template"
      referencedColumns: ["id","teacher_profile_id"]
    },{
      foreignKeyName: "teacher_activity_class_subject_fkey"
      columns: ["teacher_class_subject_id","teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_class_subject"
      referencedColumns: ["id","teacher_profile_id"]
    },{
      foreignKeyName: "teacher_activity_subject_template_fkey"
      columns: ["teacher_subject_template_id","teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_subject_template"
      referencedColumns: ["id","teacher_profile_id"]
    },{
      foreignKeyName: "teacher_activity_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_assessment_template": {
                  Row: {
                    "complexity": string,"created_at": string,"font_family": string,"grade_order": number | null,"headings": NonNullable<Json>,"id": string,"instructions": NonNullable<Json>,"questions": NonNullable<Json>,"school_id": string | null,"school_name": string | null,"search_field": string,"subject_id": string,"subject_name": string | null,"taxonomy_id": string | null,"teacher_profile_id": string,"title": string,"total_marks": number,"total_minutes": number,"translation": Json | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "complexity": string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"instructions": NonNullable<Json>,"questions"?: NonNullable<Json>,"school_id"?: string | null,"school_name"?: string | null,"search_field"?: string,"subject_id": string,"subject_name"?: string | null,"taxonomy_id"?: string | null,"teacher_profile_id"?: string,"title": string,"total_marks"?: number,"total_minutes": number,"translation"?: Json | null,"updated_at"?: string
                  }
                  Update: {
                    "complexity"?: string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"instructions"?: NonNullable<Json>,"questions"?: NonNullable<Json>,"school_id"?: string | null,"school_name"?: string | null,"search_field"?: string,"subject_id"?: string,"subject_name"?: string | null,"taxonomy_id"?: string | null,"teacher_profile_id"?: string,"title"?: string,"total_marks"?: number,"total_minutes"?: number,"translation"?: Json | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_assessment_template_school_id_fkey"
      columns: ["school_id"]
isOneToOne: false
      referencedRelation: "school"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teacher_assessment_template_subject_id_fkey"
      columns: ["subject_id"]
isOneToOne: false
      referencedRelation: "subject"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teacher_assessment_template_taxonomy_id_fkey"
      columns: ["taxonomy_id"]
isOneToOne: false
      referencedRelation: "taxonomy"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teacher_assessment_template_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_assessment_version": {
                  Row: {
                    "complexity": string,"created_at": string,"font_family": string,"headings": NonNullable<Json>,"id": string,"instructions": NonNullable<Json>,"question_count": number,"questions": NonNullable<Json>,"saved_at": string,"teacher_assessment_template_id": string,"title": string,"total_marks": number,"total_minutes": number,"translation": Json | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "complexity": string,"created_at"?: string,"font_family": string,"headings": NonNullable<Json>,"id"?: string,"instructions": NonNullable<Json>,"question_count": number,"questions": NonNullable<Json>,"saved_at": string,"teacher_assessment_template_id": string,"title": string,"total_marks": number,"total_minutes": number,"translation"?: Json | null,"updated_at"?: string
                  }
                  Update: {
                    "complexity"?: string,"created_at"?: string,"font_family"?: string,"headings"?: NonNullable<Json>,"id"?: string,"instructions"?: NonNullable<Json>,"question_count"?: number,"questions"?: NonNullable<Json>,"saved_at"?: string,"teacher_assessment_template_id"?: string,"title"?: string,"total_marks"?: number,"total_minutes"?: number,"translation"?: Json | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_assessment_version_teacher_assessment_template_id_fkey"
      columns: ["teacher_assessment_template_id"]
isOneToOne: false
      referencedRelation: "teacher_assessment_template"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_class_period": {
                  Row: {
                    "created_at": string,"day": string,"id": string,"period": number,"teacher_class_subject_id": string,"teacher_profile_id": string,"updated_at": string,"week": string,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"day": string,"id"?: string,"period": number,"teacher_class_subject_id": string,"teacher_profile_id": string,"updated_at"?: string,"week"?: string,"year": number
                  }
                  Update: {
                    "created_at"?: string,"day"?: string,"id"?: string,"period"?: number,"teacher_class_subject_id"?: string,"teacher_profile_id"?: string,"updated_at"?: string,"week"?: string,"year"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_class_period_class_subject_fkey"
      columns: ["teacher_class_subject_id","teacher_profile_id","year"]
isOneToOne: false
      referencedRelation: "teacher_class_subject"
      referencedColumns: ["id","teacher_profile_id","year"]
    },{
      foreignKeyName: "teacher_class_period_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_class_subject": {
                  Row: {
                    "created_at": string,"id": string,"name": string,"subject_id": string,"teacher_profile_id": string,"updated_at": string,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"name": string,"subject_id": string,"teacher_profile_id"?: string,"updated_at"?: string,"year"?: number
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"name"?: string,"subject_id"?: string,"teacher_profile_id"?: string,"updated_at"?: string,"year"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_class_subject_subject_id_fkey"
      columns: ["subject_id"]
isOneToOne: false
      referencedRelation: "subject"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teacher_class_subject_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_products_order": {
                  Row: {
                    "by_hand_amount": number,"coupon_amount": number,"coupon_code": string | null,"coupon_discount_type": string | null,"coupon_discount_value": number | null,"created_at": string,"has_physical": boolean,"has_questions": boolean,"id": string,"order_date_time": string | null,"order_number": string | null,"order_payment": Json | null,"order_payment_method": string | null,"order_shipping_details": Json | null,"order_status": string,"order_total": number,"order_vat": number,"owed_back_amount": number,"owner": string,"paid_back_amount": number,"payment_open_until": string | null,"product_count": number,"received_amount": number,"refunded_amount": number,"search_field": string,"shipping_fee": number,"teacher_profile_id": string,"to_pay_back_amount": number,"unplaced_amount": number,"updated_at": string,"_coupon_problem": string | null,"_credit_amount": number | null,"_due_amount": number | null,"_invoice_details_missing": boolean | null,"_invoice_name_missing": boolean | null,"_orderable_coupon_amount": number | null,"_orderable_shipping_fee": number | null,"_orderable_total": number | null,"_orderable_vat": number | null,"_overlaps": Json | null,"_paid_amount": number | null,"_payment_being_confirmed": boolean | null,"_payment_due": string | null
                  }
                  ComputedFields: "_coupon_problem" | "_credit_amount" | "_due_amount" | "_invoice_details_missing" | "_invoice_name_missing" | "_orderable_coupon_amount" | "_orderable_shipping_fee" | "_orderable_total" | "_orderable_vat" | "_overlaps" | "_paid_amount" | "_payment_being_confirmed" | "_payment_due"
                  Insert: {
                    "by_hand_amount"?: number,"coupon_amount"?: number,"coupon_code"?: string | null,"coupon_discount_type"?: string | null,"coupon_discount_value"?: number | null,"created_at"?: string,"has_physical"?: boolean,"has_questions"?: boolean,"id"?: string,"order_date_time"?: string | null,"order_number"?: string | null,"order_payment"?: Json | null,"order_payment_method"?: string | null,"order_shipping_details"?: Json | null,"order_status"?: string,"order_total"?: number,"order_vat"?: number,"owed_back_amount"?: number,"owner": string,"paid_back_amount"?: number,"payment_open_until"?: string | null,"product_count"?: number,"received_amount"?: number,"refunded_amount"?: number,"search_field"?: string,"shipping_fee"?: number,"teacher_profile_id": string,"to_pay_back_amount"?: number,"unplaced_amount"?: number,"updated_at"?: string
                  }
                  Update: {
                    "by_hand_amount"?: number,"coupon_amount"?: number,"coupon_code"?: string | null,"coupon_discount_type"?: string | null,"coupon_discount_value"?: number | null,"created_at"?: string,"has_physical"?: boolean,"has_questions"?: boolean,"id"?: string,"order_date_time"?: string | null,"order_number"?: string | null,"order_payment"?: Json | null,"order_payment_method"?: string | null,"order_shipping_details"?: Json | null,"order_status"?: string,"order_total"?: number,"order_vat"?: number,"owed_back_amount"?: number,"owner"?: string,"paid_back_amount"?: number,"payment_open_until"?: string | null,"product_count"?: number,"received_amount"?: number,"refunded_amount"?: number,"search_field"?: string,"shipping_fee"?: number,"teacher_profile_id"?: string,"to_pay_back_amount"?: number,"unplaced_amount"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_products_order_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_profile": {
                  Row: {
                    "closed_at": string | null,"created_at": string,"days_per_week": number | null,"id": string,"language": string | null,"name": string | null,"owner": string,"products": Json | null,"products_order_shipping_details": Json | null,"province": string | null,"rotation_anchor": string | null,"session_token": string | null,"status": string,"surname": string | null,"teacher_profile_school_id": string | null,"title": string | null,"translate_i18n": string | null,"type": string,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "closed_at"?: string | null,"created_at"?: string,"days_per_week"?: number | null,"id"?: string,"language"?: string | null,"name"?: string | null,"owner": string,"products"?: Json | null,"products_order_shipping_details"?: Json | null,"province"?: string | null,"rotation_anchor"?: string | null,"session_token"?: string | null,"status"?: string,"surname"?: string | null,"teacher_profile_school_id"?: string | null,"title"?: string | null,"translate_i18n"?: string | null,"type"?: string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "closed_at"?: string | null,"created_at"?: string,"days_per_week"?: number | null,"id"?: string,"language"?: string | null,"name"?: string | null,"owner"?: string,"products"?: Json | null,"products_order_shipping_details"?: Json | null,"province"?: string | null,"rotation_anchor"?: string | null,"session_token"?: string | null,"status"?: string,"surname"?: string | null,"teacher_profile_school_id"?: string | null,"title"?: string | null,"translate_i18n"?: string | null,"type"?: string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_profile_teacher_profile_school_id_fkey"
      columns: ["teacher_profile_school_id"]
isOneToOne: false
      referencedRelation: "school"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_schedule": {
                  Row: {
                    "break_durations": (number)[],"breaks_after": (number)[],"created_at": string,"day": string,"end_time": string | null,"id": string,"period_duration": number | null,"periods": number | null,"start_time": string,"teacher_profile_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "break_durations"?: (number)[],"breaks_after"?: (number)[],"created_at"?: string,"day": string,"end_time"?: string | null,"id"?: string,"period_duration"?: number | null,"periods"?: number | null,"start_time": string,"teacher_profile_id"?: string,"updated_at"?: string
                  }
                  Update: {
                    "break_durations"?: (number)[],"breaks_after"?: (number)[],"created_at"?: string,"day"?: string,"end_time"?: string | null,"id"?: string,"period_duration"?: number | null,"periods"?: number | null,"start_time"?: string,"teacher_profile_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_schedule_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_subject_template": {
                  Row: {
                    "complexity": string,"created_at": string,"font_family": string,"grade_order": number | null,"headings": NonNullable<Json>,"id": string,"minutes": number | null,"name": string,"school_id": string | null,"school_name": string | null,"search_field": string,"subject_id": string | null,"subject_name": string | null,"subject_template_id": string | null,"teacher_profile_id": string,"template": NonNullable<Json>,"total_points": number | null,"type": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "complexity": string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"minutes"?: number | null,"name": string,"school_id"?: string | null,"school_name"?: string | null,"search_field"?: string,"subject_id"?: string | null,"subject_name"?: string | null,"subject_template_id"?: string | null,"teacher_profile_id"?: string,"template"?: NonNullable<Json>,"total_points"?: number | null,"type"?: string,"updated_at"?: string
                  }
                  Update: {
                    "complexity"?: string,"created_at"?: string,"font_family"?: string,"grade_order"?: number | null,"headings"?: NonNullable<Json>,"id"?: string,"minutes"?: number | null,"name"?: string,"school_id"?: string | null,"school_name"?: string | null,"search_field"?: string,"subject_id"?: string | null,"subject_name"?: string | null,"subject_template_id"?: string | null,"teacher_profile_id"?: string,"template"?: NonNullable<Json>,"total_points"?: number | null,"type"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_subject_template_school_id_fkey"
      columns: ["school_id"]
isOneToOne: false
      referencedRelation: "school"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teacher_subject_template_subject_id_fkey"
      columns: ["subject_id"]
isOneToOne: false
      referencedRelation: "subject"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teacher_subject_template_subject_template_id_fkey"
      columns: ["subject_template_id"]
isOneToOne: false
      referencedRelation: "subject_template"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teacher_subject_template_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: false
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"teacher_subscription": {
                  Row: {
                    "amount": number,"checked_at": string | null,"created_at": string,"frequency": number,"grades": (string)[],"grand_fathered": boolean,"id": string,"monthly_limit": number,"per_grade": number,"pro_rata_payment_successful": boolean,"run_date": string | null,"status_text": string | null,"teacher_profile_id": string,"title": string,"token": string | null,"updated_at": string,"_valid": boolean | null
                  }
                  ComputedFields: "_valid"
                  Insert: {
                    "amount"?: number,"checked_at"?: string | null,"created_at"?: string,"frequency"?: number,"grades"?: (string)[],"grand_fathered"?: boolean,"id"?: string,"monthly_limit"?: number,"per_grade"?: number,"pro_rata_payment_successful"?: boolean,"run_date"?: string | null,"status_text"?: string | null,"teacher_profile_id": string,"title"?: string,"token"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "amount"?: number,"checked_at"?: string | null,"created_at"?: string,"frequency"?: number,"grades"?: (string)[],"grand_fathered"?: boolean,"id"?: string,"monthly_limit"?: number,"per_grade"?: number,"pro_rata_payment_successful"?: boolean,"run_date"?: string | null,"status_text"?: string | null,"teacher_profile_id"?: string,"title"?: string,"token"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "teacher_subscription_teacher_profile_id_fkey"
      columns: ["teacher_profile_id"]
isOneToOne: true
      referencedRelation: "teacher_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"term": {
                  Row: {
                    "created_at": string,"end_date": string,"gazetted_days": number | null,"id": string,"label": string,"label_af": string | null,"provinces": (string)[],"start_date": string,"updated_at": string,"_findings": Json | null,"_school_days": number | null
                  }
                  ComputedFields: "_findings" | "_school_days"
                  Insert: {
                    "created_at"?: string,"end_date": string,"gazetted_days"?: number | null,"id"?: string,"label": string,"label_af"?: string | null,"provinces": (string)[],"start_date": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"end_date"?: string,"gazetted_days"?: number | null,"id"?: string,"label"?: string,"label_af"?: string | null,"provinces"?: (string)[],"start_date"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"term_biweek": {
                  Row: {
                    "color": string,"created_at": string,"end_date": string,"id": string,"label": string,"label_af": string | null,"start_date": string,"term_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "color": string,"created_at"?: string,"end_date": string,"id"?: string,"label": string,"label_af"?: string | null,"start_date": string,"term_id": string,"updated_at"?: string
                  }
                  Update: {
                    "color"?: string,"created_at"?: string,"end_date"?: string,"id"?: string,"label"?: string,"label_af"?: string | null,"start_date"?: string,"term_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "term_biweek_term_id_fkey"
      columns: ["term_id"]
isOneToOne: false
      referencedRelation: "term"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "_already_owned":
{ Args: { "line": Omit<Database["public"]['Tables']["order_line"]['Row'], Database["public"]['Tables']["order_line"]['ComputedFields']> }; Returns: boolean
                           },
"_answers_missing":
{ Args: { "line": Omit<Database["public"]['Tables']["order_line"]['Row'], Database["public"]['Tables']["order_line"]['ComputedFields']> }; Returns: boolean
                           },
"_apart_price":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: number
                           },
"_available":
{ Args: { "line": Omit<Database["public"]['Tables']["order_line"]['Row'], Database["public"]['Tables']["order_line"]['ComputedFields']> }; Returns: boolean
                           },
"_bought":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: boolean
                           },
"_bundle_discount_now":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: number
                           },
"_bundle_sale_ends_at":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: string
                           },
"_bundle_sale_percentage":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: number
                           },
"_bundle_sale_price":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: number
                           },
"_bundle_sale_starts_at":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: string
                           },
"_carrier_name":
{ Args: { "parcel": Omit<Database["public"]['Tables']["parcel"]['Row'], Database["public"]['Tables']["parcel"]['ComputedFields']> }; Returns: string
                           },
"_chosen_by":
{ Args: { "taxonomy": Omit<Database["public"]['Tables']["taxonomy"]['Row'], Database["public"]['Tables']["taxonomy"]['ComputedFields']> }; Returns: Json
                           },
"_coupon_problem":
{ Args: { "parent": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: string
                           },
"_credit_amount":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: number
                           },
"_due_amount":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: number
                           },
"_file_sizes":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: (number)[]
                           },
"_findings":
{ Args: { "term": Omit<Database["public"]['Tables']["term"]['Row'], Database["public"]['Tables']["term"]['ComputedFields']> }; Returns: Json
                           },
"_has_correction":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: boolean
                           },
"_invoice_details_missing":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: boolean
                           },
"_invoice_name_missing":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: boolean
                           },
"_item_discount_percentage":
{ Args: { "item": Omit<Database["public"]['Tables']["shop_item"]['Row'], Database["public"]['Tables']["shop_item"]['ComputedFields']> }; Returns: number
                           },
"_item_sale_ends_at":
{ Args: { "item": Omit<Database["public"]['Tables']["shop_item"]['Row'], Database["public"]['Tables']["shop_item"]['ComputedFields']> }; Returns: string
                           },
"_item_sale_price":
{ Args: { "item": Omit<Database["public"]['Tables']["shop_item"]['Row'], Database["public"]['Tables']["shop_item"]['ComputedFields']> }; Returns: number
                           },
"_library_access":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: string
                           },
"_my_price":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: number
                           },
"_orderable_coupon_amount":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: number
                           },
"_orderable_shipping_fee":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: number
                           },
"_orderable_total":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: number
                           },
"_orderable_vat":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: number
                           },
"_overlaps":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: Json
                           },
"_owned_as":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: string
                           },
"_owned_since":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: string
                           },
"_paid_amount":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: number
                           },
"_payment_being_confirmed":
{ Args: { "parent": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: boolean
                           },
"_payment_due":
{ Args: { "ordered": Omit<Database["public"]['Tables']["teacher_products_order"]['Row'], Database["public"]['Tables']["teacher_products_order"]['ComputedFields']> }; Returns: string
                           },
"_product_discount_now":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: number
                           },
"_product_sale_ends_at":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: string
                           },
"_product_sale_percentage":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: number
                           },
"_product_sale_price":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: number
                           },
"_product_sale_starts_at":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: string
                           },
"_questions":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: Json
                           },
"_read_by":
{ Args: { "announcement": Omit<Database["public"]['Tables']["announcement"]['Row'], Database["public"]['Tables']["announcement"]['ComputedFields']> }; Returns: (string)[]
                           },
"_read_count":
{ Args: { "announcement": Omit<Database["public"]['Tables']["announcement"]['Row'], Database["public"]['Tables']["announcement"]['ComputedFields']> }; Returns: number
                           },
"_saving":
{ Args: { "bundle": Omit<Database["public"]['Tables']["product_bundle"]['Row'], Database["public"]['Tables']["product_bundle"]['ComputedFields']> }; Returns: number
                           },
"_school_days":
{ Args: { "term": Omit<Database["public"]['Tables']["term"]['Row'], Database["public"]['Tables']["term"]['ComputedFields']> }; Returns: number
                           },
"_school_uses":
{ Args: { "school": Omit<Database["public"]['Tables']["school"]['Row'], Database["public"]['Tables']["school"]['ComputedFields']> }; Returns: Json
                           },
"_seat_from":
{ Args: { "product": Omit<Database["public"]['Tables']["product"]['Row'], Database["public"]['Tables']["product"]['ComputedFields']> }; Returns: string
                           },
"_started":
{ Args: { "template": Omit<Database["public"]['Tables']["subject_template"]['Row'], Database["public"]['Tables']["subject_template"]['ComputedFields']> }; Returns: Json
                           },
"_tracking_link":
{ Args: { "parcel": Omit<Database["public"]['Tables']["parcel"]['Row'], Database["public"]['Tables']["parcel"]['ComputedFields']> }; Returns: string
                           },
"_used_by":
{ Args: { "subject": Omit<Database["public"]['Tables']["subject"]['Row'], Database["public"]['Tables']["subject"]['ComputedFields']> }; Returns: Json
                           },
"_valid":
{ Args: { "subscription": Omit<Database["public"]['Tables']["teacher_subscription"]['Row'], Database["public"]['Tables']["teacher_subscription"]['ComputedFields']> }; Returns: boolean
                           },
"accept_quotation":
{ Args: { "accepted_by": string,"expected_total": number,"invoice_to"?: Json,"purchase_order_number"?: string,"token": string }; Returns: Json
                           },
"activity_clashes":
{ Args: { "end_date_time": string,"every_weeks"?: number,"own_id"?: string,"repeat_weeks"?: number,"start_date_time": string,"until_term_end"?: boolean }; Returns: Json
                           },
"add_activity":
{ Args: { "color"?: string,"end_date_time": string,"every_weeks"?: number,"label": string,"locked"?: boolean,"notes"?: string,"repeat_weeks"?: number,"start_date_time": string,"teacher_assessment_template_id"?: string,"teacher_class_subject_id"?: string,"teacher_subject_template_id"?: string,"type"?: string,"until_term_end"?: boolean }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"add_content_file":
{ Args: { "bytes"?: number,"file_key": string,"product_id": string,"sha256"?: string }; Returns: string
                           },
"add_curriculum_subjects":
{ Args: { "phases": (string)[] }; Returns: number
                           },
"add_customer_note":
{ Args: { "body": string,"note_id": string,"teacher_profile_id": string }; Returns: string
                           },
"add_import_rows":
{ Args: { "cells": Json,"first_n": number,"run_id": string }; Returns: number
                           },
"add_order_note":
{ Args: { "body": string,"order_id": string }; Returns: string
                           },
"add_prescribed_taxonomies":
{ Args: { "certainties": (string)[] }; Returns: number
                           },
"add_public_holidays":
{ Args: { "year": number }; Returns: number
                           },
"add_term_set":
{ Args: { "provinces"?: (string)[],"source": string,"with_cycles"?: boolean }; Returns: number
                           },
"add_to_cart":
{ Args: { "answers"?: Json,"product_bundle_id"?: string,"product_id"?: string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_to_library":
{ Args: { "product_id": string }; Returns: {
              "created_at": string,
"grade": string | null,
"id": string,
"product_id": string,
"teacher_profile_id": string,
"time_stamp": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "product_subscription"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_user_to_group":
{ Args: { "group_name": string,"user_id": string }; Returns: boolean
                           },
"added_subjects":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"announcement_readers":
{ Args: { "announcement_id": string,"at_most"?: number }; Returns: Json
                           },
"apply_coupon":
{ Args: { "coupon_code": string,"order_id"?: string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"archive_orders":
{ Args: { "at_most"?: number,"older_than": string }; Returns: number
                           },
"attach_invoice_file":
{ Args: { "content_sha256": string,"invoice_id": string,"storage_key": string }; Returns: {
              "buyer": NonNullable<Json>,
"content_sha256": string | null,
"coupon_amount": number,
"created_at": string,
"credit_reason": string | null,
"credited_invoice_id": string | null,
"credited_part": string | null,
"form": string,
"id": string,
"issued_at": string,
"kind": string,
"lines": NonNullable<Json>,
"number": number,
"order_id": string,
"order_number": string | null,
"paid_on": string | null,
"payment_method": string | null,
"seller": Json | null,
"shipping_fee": number,
"storage_key": string | null,
"teacher_profile_id": string,
"total": number,
"updated_at": string,
"vat": number
            }
                          SetofOptions: {
        from: "*"
        to: "invoice"
        isOneToOne: true
        isSetofReturn: false
      } },
"bank_details":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"bump_lessons":
{ Args: { "class_id"?: string,"expected": Json,"lost_day": string,"onto_others"?: boolean,"periods"?: number }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"bundle_preview":
{ Args: { "discount_percentage"?: number,"price"?: number,"price_percentage"?: number,"product_ids": (string)[] }; Returns: Json
                           },
"bundles_with":
{ Args: { "item_id": string }; Returns: {
              "category_id": string | null,
"cost": number,
"created_at": string,
"e_commerce_product": boolean,
"featured": boolean,
"id": string,
"in_afrikaans": boolean,
"in_english": boolean,
"kind": string,
"language": string | null,
"member_covers": (string)[],
"mixed": boolean,
"physical": boolean,
"price": number | null,
"product_bundle_id": string | null,
"product_id": string | null,
"publish_date": string,
"search_field": string,
"subscription_product": boolean,
"tags": (string)[],
"term": number | null,
"thumbnails": (string)[],
"title": string,
"updated_at": string,
"usual_discount": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "shop_item"
        isOneToOne: false
        isSetofReturn: true
      } },
"calendar_feed_content":
{ Args: { "token": string }; Returns: Json
                           },
"cancel_order":
{ Args: { "order_id": string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"carry_out_run":
{ Args: { "at_most"?: number,"run_id": string }; Returns: Json
                           },
"categories_for_admin":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"change_activity":
{ Args: { "activity_id": string,"color": string,"end_date_time": string,"every_weeks"?: number,"label": string,"locked"?: boolean,"notes"?: string,"repeat_weeks"?: number,"scope": string,"start_date_time": string,"teacher_assessment_template_id"?: string,"teacher_class_subject_id"?: string,"teacher_subject_template_id"?: string,"type"?: string,"until_term_end"?: boolean,"version"?: string }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"change_answers":
{ Args: { "answers": Json,"line_id": string }; Returns: {
              "coupon_share": number,
"created_at": string,
"discount_percentage": number | null,
"full_price": number | null,
"id": string,
"line_price": number,
"order_id": string,
"physical": boolean,
"price": number | null,
"price_before": number | null,
"product_bundle_id": string | null,
"product_id": string | null,
"quantity": number,
"questions": NonNullable<Json>,
"teacher_profile_id": string,
"title": string,
"unit_price": number,
"updated_at": string,
"withdrawn_at": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "order_line"
        isOneToOne: true
        isSetofReturn: false
      } },
"change_order":
{ Args: { "coupon_code"?: string,"expected_total"?: number,"items"?: Json,"order_id": string,"payment_method"?: string,"rest_to"?: string,"seen_at"?: string,"shipping_details"?: Json }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"change_quantity":
{ Args: { "line_id": string,"quantity": number }; Returns: {
              "coupon_share": number,
"created_at": string,
"discount_percentage": number | null,
"full_price": number | null,
"id": string,
"line_price": number,
"order_id": string,
"physical": boolean,
"price": number | null,
"price_before": number | null,
"product_bundle_id": string | null,
"product_id": string | null,
"quantity": number,
"questions": NonNullable<Json>,
"teacher_profile_id": string,
"title": string,
"unit_price": number,
"updated_at": string,
"withdrawn_at": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "order_line"
        isOneToOne: true
        isSetofReturn: false
      } },
"charges_vat":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"check_import":
{ Args: { "at_most"?: number,"run_id": string }; Returns: Json
                           },
"checkout":
{ Args: { "expected_total": number,"order_id": string,"pay_again"?: boolean,"payment_method": string,"shipping_details"?: Json }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"claim_correction_mail":
{ Args: { "at_most"?: number }; Returns: Json
                           },
"claim_order_mail":
{ Args: { "at_most"?: number }; Returns: Json
                           },
"close_account":
{ Args: { "user_id": string }; Returns: Json
                           },
"confirm_bank_line":
{ Args: { "expected_due": number,"in_full"?: boolean,"line_id": string,"note"?: string,"order_id": string }; Returns: {
              "account": string,
"amount": number,
"balance": number | null,
"bank_id": string,
"bank_statement_id": string,
"booked_on": string,
"candidates": NonNullable<Json>,
"created_at": string,
"description": string,
"fingerprint": string,
"id": string,
"left_amount": number,
"line_state": string,
"note": string,
"occurrence": number,
"reference": string,
"returned_amount": number,
"same_as": string | null,
"search_field": string,
"updated_at": string,
"verdict": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "bank_statement_line"
        isOneToOne: true
        isSetofReturn: false
      } },
"content_check_result":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"content_file_sent":
{ Args: { "file_key": string }; Returns: Json
                           },
"content_versions":
{ Args: { "product_id": string }; Returns: Json
                           },
"continue_content_check":
{ Args: { "check_id": string,"how_many"?: number }; Returns: Json
                           },
"copy_week":
{ Args: { "from_monday": string,"to_monday": string }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"corrected_search":
{ Args: { "words": string }; Returns: string
                           },
"coupon_orders":
{ Args: { "coupon_id": string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: false
        isSetofReturn: true
      } },
"coupon_preview":
{ Args: { "discount_type": string,"discount_value": number }; Returns: Json
                           },
"create_calendar_feed":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"create_coupon_batch":
{ Args: { "batch": string,"discount_type": string,"discount_value": number,"end_date": string,"how_many": number,"max_uses"?: number,"prefix"?: string,"restrict_to"?: string,"start_date": string }; Returns: number
                           },
"create_order":
{ Args: { "coupon_code"?: string,"expected_total"?: number,"items": Json,"new_id"?: string,"payment_method": string,"shipping_details"?: Json,"teacher_profile_id": string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"create_quote":
{ Args: { "coupon_code"?: string,"expected_total"?: number,"items": Json,"new_id"?: string,"shipping_details"?: Json,"teacher_profile_id": string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"create_reporting_data":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"current_seller":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"curriculum_preview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"customer_for_order":
{ Args: { "owner": string,"teacher_profile_id": string }; Returns: Json
                           },
"customer_more":
{ Args: { "part": string,"skipping": number,"teacher_profile_id": string }; Returns: Json
                           },
"customer_page":
{ Args: { "customer_id": string }; Returns: Json
                           },
"cycles_preview":
{ Args: { "term_id": string }; Returns: Json
                           },
"decide_bank_line":
{ Args: { "decision": string,"expected_left"?: number,"line_id": string,"note"?: string }; Returns: {
              "account": string,
"amount": number,
"balance": number | null,
"bank_id": string,
"bank_statement_id": string,
"booked_on": string,
"candidates": NonNullable<Json>,
"created_at": string,
"description": string,
"fingerprint": string,
"id": string,
"left_amount": number,
"line_state": string,
"note": string,
"occurrence": number,
"reference": string,
"returned_amount": number,
"same_as": string | null,
"search_field": string,
"updated_at": string,
"verdict": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "bank_statement_line"
        isOneToOne: true
        isSetofReturn: false
      } },
"decide_school_request":
{ Args: { "confirmed": boolean,"request_id": string,"school_id": string }; Returns: string
                           },
"delete_activity":
{ Args: { "activity_id": string,"scope": string }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"delete_category":
{ Args: { "category_id": string,"children_to"?: string,"contents_to"?: string }; Returns: number
                           },
"delete_class":
{ Args: { "class_id": string,"heir_id"?: string }; Returns: {
              "created_at": string,
"id": string,
"name": string,
"subject_id": string,
"teacher_profile_id": string,
"updated_at": string,
"year": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_class_subject"
        isOneToOne: false
        isSetofReturn: true
      } },
"delete_customer_note":
{ Args: { "note_id": string }; Returns: boolean
                           },
"delete_list_view":
{ Args: { "view_id": string }; Returns: boolean
                           },
"delete_order_note":
{ Args: { "note_id": string }; Returns: boolean
                           },
"deliver_parcel":
{ Args: { "parcel_id": string }; Returns: string
                           },
"delivery_for_admin":
{ Args: { "delivery_id": string }; Returns: Json
                           },
"delivery_papers":
{ Args: { "delivery_ids": (string)[] }; Returns: Json
                           },
"drop_content_version":
{ Args: { "file_key": string,"product_id": string }; Returns: string
                           },
"end_sessions":
{ Args: { "user_id": string }; Returns: number
                           },
"ensure_teacher_profile":
{ Args: Record<PropertyKey, never>; Returns: {
              "closed_at": string | null,
"created_at": string,
"days_per_week": number | null,
"id": string,
"language": string | null,
"name": string | null,
"owner": string,
"products": Json | null,
"products_order_shipping_details": Json | null,
"province": string | null,
"rotation_anchor": string | null,
"session_token": string | null,
"status": string,
"surname": string | null,
"teacher_profile_school_id": string | null,
"title": string | null,
"translate_i18n": string | null,
"type": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_profile"
        isOneToOne: true
        isSetofReturn: false
      } },
"expire_payments":
{ Args: { "at_most"?: number }; Returns: number
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"export_products":
{ Args: { "after_id"?: string,"at_most"?: number,"target": Json }; Returns: Json
                           },
"fill_cycles":
{ Args: { "after_tenth"?: boolean,"term_id": string }; Returns: number
                           },
"find_confirmed_account":
{ Args: { "email": string }; Returns: Json
                           },
"find_lost_login":
{ Args: { "email": string }; Returns: string
                           },
"find_teacher_account":
{ Args: { "email": string }; Returns: Json
                           },
"find_user_id":
{ Args: { "user_name": string }; Returns: string
                           },
"finish_correction_mail":
{ Args: { "mail_id": string,"problem"?: string }; Returns: boolean
                           },
"finish_order_mail":
{ Args: { "mail_id": string,"problem"?: string }; Returns: boolean
                           },
"get_invoice_details":
{ Args: { "teacher_profile_id"?: string }; Returns: Json
                           },
"get_shipping_details":
{ Args: { "teacher_profile_id"?: string }; Returns: Json
                           },
"give_up_payment":
{ Args: { "order_id": string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"groups_of_user":
{ Args: { "user_name": string }; Returns: (string)[]
                           },
"holidays_preview":
{ Args: { "year": number }; Returns: Json
                           },
"import_bank_statement":
{ Args: { "statement": Json }; Returns: Json
                           },
"invite_to_seat":
{ Args: { "email": string,"order_line_id": string }; Returns: {
              "created_at": string,
"email": string,
"id": string,
"order_line_id": string,
"taken_at": string | null,
"teacher_profile_id": string | null,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "seat"
        isOneToOne: true
        isSetofReturn: false
      } },
"judge_payment_notification":
{ Args: { "merchant_id": string,"notification_id": string,"provider_confirmed": boolean,"signature_valid": boolean }; Returns: {
              "amount_cents": number | null,
"attempt_reference": string | null,
"counts": boolean,
"created_at": string,
"fields": NonNullable<Json>,
"headers": NonNullable<Json>,
"id": string,
"judged_at": string | null,
"merchant_id": string | null,
"needs_human": boolean,
"order_id": string | null,
"order_reference": string | null,
"payment_status": string | null,
"provider_payment_id": string | null,
"raw_body": string,
"received_at": string,
"received_count": number,
"resolution": string | null,
"resolution_note": string,
"resolved_at": string | null,
"resolved_by": string | null,
"source_address": string | null,
"updated_at": string,
"verdict": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "payment_notification"
        isOneToOne: true
        isSetofReturn: false
      } },
"keep_bank_form":
{ Args: { "columns": Json,"header": string,"name": string }; Returns: {
              "columns": NonNullable<Json>,
"created_at": string,
"header": string,
"id": string,
"name": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "bank_form"
        isOneToOne: true
        isSetofReturn: false
      } },
"lay_out_lessons":
{ Args: { "colors"?: Json,"first_day": string,"until_term_end"?: boolean,"weeks"?: number }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"match_bank_lines":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"merge_accounts":
{ Args: { "cart"?: string,"emptied_id": string,"kept_id": string }; Returns: Json
                           },
"merge_subjects":
{ Args: { "into_subject_id": string,"subject_id": string }; Returns: Json
                           },
"merge_tags":
{ Args: { "into_tag_id": string,"tag_id": string }; Returns: number
                           },
"move_activities":
{ Args: { "ends": (string)[],"from_starts"?: (string)[],"ids": (string)[],"starts": (string)[],"versions"?: (string)[] }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"move_category":
{ Args: { "category_id": string,"parent_id"?: string,"place"?: number }; Returns: boolean
                           },
"move_cognitive_level":
{ Args: { "level_id": string,"up": boolean }; Returns: boolean
                           },
"my_calendar_feed":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"my_cart":
{ Args: Record<PropertyKey, never>; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"my_closed_days":
{ Args: { "first_day": string,"last_day": string }; Returns: Json
                           },
"my_groups":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"my_held_payments":
{ Args: Record<PropertyKey, never>; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_library":
{ Args: { "at_most"?: number,"category_ids"?: (string)[],"skipping"?: number,"tag_ids"?: (string)[],"view"?: string,"words"?: string }; Returns: {
              "category_id": string | null,
"category_order": string | null,
"created_at": string,
"description": string,
"discount_percentage": number | null,
"e_commerce_product": boolean,
"featured": boolean,
"file_count": number,
"id": string,
"language": string | null,
"listable": boolean,
"marks": number | null,
"missing_count": number,
"pages": number | null,
"physical": boolean,
"price": number | null,
"publish_date": string | null,
"questions": NonNullable<Json>,
"search_field": string,
"sku": number | null,
"subscription_product": boolean,
"tags": (string)[],
"term": number | null,
"thumbnails": (string)[],
"title": string,
"topic": string | null,
"type": string,
"updated_at": string,
"video_count": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "product"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_list_views":
{ Args: { "list_name": string }; Returns: Json
                           },
"my_open_payments":
{ Args: Record<PropertyKey, never>; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_password_is_temporary":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"my_school_weeks":
{ Args: { "first_day": string,"last_day": string }; Returns: Json
                           },
"my_subject_ids":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"my_unread_announcements":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,
"id": string,
"message": string,
"send_to": (string)[],
"title": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "announcement"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_unused_pictures":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"order_for_admin":
{ Args: { "order_key": string }; Returns: Json
                           },
"order_history":
{ Args: { "order_id": string }; Returns: Json
                           },
"order_preview":
{ Args: { "coupon_code"?: string,"items": Json,"order_id"?: string,"teacher_profile_id": string }; Returns: Json
                           },
"order_refunds":
{ Args: { "order_id": string }; Returns: Json
                           },
"order_seats":
{ Args: { "order_id": string }; Returns: Json
                           },
"overview_for_admin":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"pack_deliveries":
{ Args: { "delivery_ids": (string)[] }; Returns: Json
                           },
"pack_parcel":
{ Args: { "goods"?: Json,"order_id": string }; Returns: string
                           },
"papers_with_question":
{ Args: { "question_id": string }; Returns: {
              "complexity": string,
"created_at": string,
"font_family": string,
"grade_order": number | null,
"headings": NonNullable<Json>,
"id": string,
"instructions": NonNullable<Json>,
"questions": NonNullable<Json>,
"school_id": string | null,
"school_name": string | null,
"search_field": string,
"subject_id": string,
"subject_name": string | null,
"taxonomy_id": string | null,
"teacher_profile_id": string,
"title": string,
"total_marks": number,
"total_minutes": number,
"translation": Json | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_assessment_template"
        isOneToOne: false
        isSetofReturn: true
      } },
"pay_out_refund":
{ Args: { "bank_reference"?: string,"paid_out_on"?: string,"refund_id": string }; Returns: {
              "amount": number,
"bank_reference": string | null,
"created_at": string,
"id": string,
"invoice_id": string | null,
"note": string | null,
"noted_by": string | null,
"order_id": string,
"paid_out_on": string | null,
"provider_reference": string | null,
"refund_method": string,
"teacher_profile_id": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "refund"
        isOneToOne: true
        isSetofReturn: false
      } },
"payfast_credentials":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"payments_made_twice":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"plan_product_change":
{ Args: { "change": Json,"expected_count": number,"target": Json }; Returns: Json
                           },
"plan_removals":
{ Args: { "run_id": string }; Returns: Json
                           },
"prepare_card_payment":
{ Args: { "expected_total"?: number,"order_id": string,"pay_again"?: boolean }; Returns: Json
                           },
"preview_bump":
{ Args: { "class_id"?: string,"lost_day": string,"onto_others"?: boolean,"periods"?: number }; Returns: Json
                           },
"preview_copy_week":
{ Args: { "from_monday": string,"to_monday": string }; Returns: Json
                           },
"preview_lay_out_lessons":
{ Args: { "first_day": string,"until_term_end"?: boolean,"weeks"?: number }; Returns: Json
                           },
"preview_merge":
{ Args: { "cart"?: string,"emptied_id": string,"kept_id": string }; Returns: Json
                           },
"preview_refund":
{ Args: { "lines": Json,"order_id": string,"with_delivery": boolean }; Returns: Json
                           },
"preview_repeat":
{ Args: { "every_weeks"?: number,"repeat_weeks"?: number,"start_date_time": string,"until_term_end"?: boolean }; Returns: Json
                           },
"preview_roll_over_classes":
{ Args: { "from_year": number,"to_year": number }; Returns: Json
                           },
"price_history":
{ Args: { "goods_id": string }; Returns: Json
                           },
"product_files":
{ Args: { "product_id": string }; Returns: {
              "corrected_at": string,"correction": string,"file_key": string,"file_name": string,"file_size": number,"unseen": boolean
            }[]
                           },
"product_head":
{ Args: { "item_id": string }; Returns: Json
                           },
"product_urls":
{ Args: { "product_id": string }; Returns: (string)[]
                           },
"product_uses":
{ Args: { "product_id": string }; Returns: Json
                           },
"products_without_pictures":
{ Args: { "after_id"?: string,"at_most"?: number,"target": Json }; Returns: Json
                           },
"put_back_activities":
{ Args: { "activities": Json,"versions": (string)[] }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"put_back_content_file":
{ Args: { "file_key": string,"product_id": string }; Returns: string
                           },
"quotation_by_link":
{ Args: { "token": string }; Returns: Json
                           },
"quotation_row_by_link":
{ Args: { "token": string }; Returns: {
              "accepted_at": string | null,
"accepted_by": string | null,
"buyer": NonNullable<Json>,
"coupon_amount": number,
"created_at": string,
"form": string,
"id": string,
"issued_at": string,
"language": string,
"lines": NonNullable<Json>,
"number": number,
"order_id": string,
"purchase_order_number": string | null,
"replaced_at": string | null,
"seller": NonNullable<Json>,
"sent_to": string | null,
"shipping_fee": number,
"total": number,
"updated_at": string,
"valid_until": string,
"vat": number
            }
                          SetofOptions: {
        from: "*"
        to: "quotation"
        isOneToOne: true
        isSetofReturn: false
      } },
"read_announcement":
{ Args: { "announcement_id": string }; Returns: {
              "created_at": string,
"id": string,
"message": string,
"send_to": (string)[],
"title": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "announcement"
        isOneToOne: true
        isSetofReturn: false
      } },
"record_download":
{ Args: { "file_key": string,"product_id": string }; Returns: {
              "created_at": string,
"file_key": string,
"id": string,
"product_id": string | null,
"teacher_profile_id": string | null,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "product_download"
        isOneToOne: true
        isSetofReturn: false
      } },
"refresh_cart":
{ Args: Record<PropertyKey, never>; Returns: {
              "coupon_share": number,
"created_at": string,
"discount_percentage": number | null,
"full_price": number | null,
"id": string,
"line_price": number,
"order_id": string,
"physical": boolean,
"price": number | null,
"price_before": number | null,
"product_bundle_id": string | null,
"product_id": string | null,
"quantity": number,
"questions": NonNullable<Json>,
"teacher_profile_id": string,
"title": string,
"unit_price": number,
"updated_at": string,
"withdrawn_at": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "order_line"
        isOneToOne: false
        isSetofReturn: true
      } },
"refund_order":
{ Args: { "lines": Json,"note"?: string,"order_id": string,"provider_reference"?: string,"reason": string,"refund_id": string,"refund_method": string,"seen_at"?: string,"with_delivery": boolean }; Returns: {
              "amount": number,
"bank_reference": string | null,
"created_at": string,
"id": string,
"invoice_id": string | null,
"note": string | null,
"noted_by": string | null,
"order_id": string,
"paid_out_on": string | null,
"provider_reference": string | null,
"refund_method": string,
"teacher_profile_id": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "refund"
        isOneToOne: true
        isSetofReturn: false
      } },
"related_items":
{ Args: { "at_most"?: number,"item_id": string }; Returns: {
              "category_id": string | null,
"cost": number,
"created_at": string,
"e_commerce_product": boolean,
"featured": boolean,
"id": string,
"in_afrikaans": boolean,
"in_english": boolean,
"kind": string,
"language": string | null,
"member_covers": (string)[],
"mixed": boolean,
"physical": boolean,
"price": number | null,
"product_bundle_id": string | null,
"product_id": string | null,
"publish_date": string,
"search_field": string,
"subscription_product": boolean,
"tags": (string)[],
"term": number | null,
"thumbnails": (string)[],
"title": string,
"updated_at": string,
"usual_discount": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "shop_item"
        isOneToOne: false
        isSetofReturn: true
      } },
"remove_content_file":
{ Args: { "file_key": string,"product_id": string }; Returns: string
                           },
"remove_coupon":
{ Args: { "order_id"?: string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"remove_from_cart":
{ Args: { "product_bundle_id"?: string,"product_id"?: string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"remove_user_from_group":
{ Args: { "group_name": string,"user_id": string }; Returns: boolean
                           },
"replace_content_file":
{ Args: { "bytes"?: number,"new_key": string,"old_key": string,"product_id": string,"sha256"?: string }; Returns: string
                           },
"resolve_payment_notification":
{ Args: { "expected_due"?: number,"note"?: string,"notification_id": string,"resolution"?: string }; Returns: {
              "amount_cents": number | null,
"attempt_reference": string | null,
"counts": boolean,
"created_at": string,
"fields": NonNullable<Json>,
"headers": NonNullable<Json>,
"id": string,
"judged_at": string | null,
"merchant_id": string | null,
"needs_human": boolean,
"order_id": string | null,
"order_reference": string | null,
"payment_status": string | null,
"provider_payment_id": string | null,
"raw_body": string,
"received_at": string,
"received_count": number,
"resolution": string | null,
"resolution_note": string,
"resolved_at": string | null,
"resolved_by": string | null,
"source_address": string | null,
"updated_at": string,
"verdict": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "payment_notification"
        isOneToOne: true
        isSetofReturn: false
      } },
"restore_activities":
{ Args: { "ids": (string)[] }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"restore_class":
{ Args: { "class_id": string }; Returns: {
              "created_at": string,
"id": string,
"name": string,
"subject_id": string,
"teacher_profile_id": string,
"updated_at": string,
"year": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_class_subject"
        isOneToOne: false
        isSetofReturn: true
      } },
"return_credit":
{ Args: { "expected_amount": number,"note"?: string,"order_id": string,"provider_reference"?: string }; Returns: {
              "amount": number,
"bank_reference": string | null,
"created_at": string,
"id": string,
"invoice_id": string | null,
"note": string | null,
"noted_by": string | null,
"order_id": string,
"paid_out_on": string | null,
"provider_reference": string | null,
"refund_method": string,
"teacher_profile_id": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "refund"
        isOneToOne: true
        isSetofReturn: false
      } },
"revoke_calendar_feed":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"roll_over_classes":
{ Args: { "class_ids"?: (string)[],"from_year": number,"to_year": number }; Returns: {
              "created_at": string,
"id": string,
"name": string,
"subject_id": string,
"teacher_profile_id": string,
"updated_at": string,
"year": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_class_subject"
        isOneToOne: false
        isSetofReturn: true
      } },
"run_nightly_content_check":
{ Args: { "at_any_time"?: boolean }; Returns: Json
                           },
"run_rows":
{ Args: { "at_most"?: number,"outcome": string,"rows_before"?: number,"run_id": string }; Returns: Json
                           },
"run_state":
{ Args: { "kind": string,"run_id"?: string }; Returns: Json
                           },
"save_bundle":
{ Args: { "bundle_id"?: string,"category_id"?: string,"complete_price"?: boolean,"description"?: string,"discount_percentage"?: number,"featured"?: boolean,"price"?: number,"price_percentage"?: number,"product_ids": (string)[],"publish_date"?: string,"sale_ends_at"?: string,"sale_percentage"?: number,"sale_starts_at"?: string,"seen_at"?: string,"tags"?: (string)[],"thumbnails"?: (string)[],"title": string }; Returns: {
              "category_id": string | null,
"category_order": string | null,
"complete_price": boolean,
"created_at": string,
"description": string,
"discount_percentage": number | null,
"featured": boolean,
"id": string,
"language": string | null,
"member_count": number,
"member_covers": (string)[],
"mixed": boolean,
"physical": boolean,
"price": number | null,
"price_percentage": number | null,
"publish_date": string | null,
"search_field": string,
"tags": (string)[],
"thumbnails": (string)[],
"title": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "product_bundle"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_invoice_details":
{ Args: { "invoice_details": Json,"teacher_profile_id"?: string }; Returns: Json
                           },
"save_list_view":
{ Args: { "list_name": string,"name": string,"query": string,"view_id"?: string }; Returns: Json
                           },
"save_product":
{ Args: { "product_id"?: string,"saved_row": Json,"seen_at"?: string,"videos": (string)[] }; Returns: {
              "category_id": string | null,
"category_order": string | null,
"created_at": string,
"description": string,
"discount_percentage": number | null,
"e_commerce_product": boolean,
"featured": boolean,
"file_count": number,
"id": string,
"language": string | null,
"listable": boolean,
"marks": number | null,
"missing_count": number,
"pages": number | null,
"physical": boolean,
"price": number | null,
"publish_date": string | null,
"questions": NonNullable<Json>,
"search_field": string,
"sku": number | null,
"subscription_product": boolean,
"tags": (string)[],
"term": number | null,
"thumbnails": (string)[],
"title": string,
"topic": string | null,
"type": string,
"updated_at": string,
"video_count": number
            }
                          SetofOptions: {
        from: "*"
        to: "product"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_shipping_details":
{ Args: { "shipping_details": Json,"teacher_profile_id"?: string }; Returns: Json
                           },
"save_teacher_profile":
{ Args: { "days_per_week": number,"language": string,"name": string,"province": string,"school_id"?: string,"surname": string,"title": string }; Returns: {
              "closed_at": string | null,
"created_at": string,
"days_per_week": number | null,
"id": string,
"language": string | null,
"name": string | null,
"owner": string,
"products": Json | null,
"products_order_shipping_details": Json | null,
"province": string | null,
"rotation_anchor": string | null,
"session_token": string | null,
"status": string,
"surname": string | null,
"teacher_profile_school_id": string | null,
"title": string | null,
"translate_i18n": string | null,
"type": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_profile"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_teacher_profile_of":
{ Args: { "days_per_week": number,"language": string,"name": string,"province": string,"school_id"?: string,"surname": string,"title": string,"user_id": string }; Returns: string
                           },
"schools_of_assessment_templates":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,
"emis_number": string | null,
"id": string,
"is_generic": boolean,
"name": string,
"provinces": (string)[],
"school_img_key": string | null,
"search_field": string,
"town": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "school"
        isOneToOne: false
        isSetofReturn: true
      } },
"schools_of_lesson_templates":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,
"emis_number": string | null,
"id": string,
"is_generic": boolean,
"name": string,
"provinces": (string)[],
"school_img_key": string | null,
"search_field": string,
"town": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "school"
        isOneToOne: false
        isSetofReturn: true
      } },
"schools_of_my_lessons":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,
"emis_number": string | null,
"id": string,
"is_generic": boolean,
"name": string,
"provinces": (string)[],
"school_img_key": string | null,
"search_field": string,
"town": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "school"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_activities":
{ Args: { "words": string }; Returns: {
              "color": string,
"created_at": string,
"end_date_time": string,
"id": string,
"label": string,
"locked": boolean,
"notes": string,
"repeat_id": string | null,
"start_date_time": string,
"teacher_assessment_template_id": string | null,
"teacher_class_subject_id": string | null,
"teacher_profile_id": string,
"teacher_subject_template_id": string | null,
"type": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_activity"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_announcements":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"id": string,
"message": string,
"send_to": (string)[],
"title": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "announcement"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_assessment_templates":
{ Args: { "words"?: string }; Returns: {
              "complexity": string,
"created_at": string,
"font_family": string,
"grade_order": number | null,
"headings": NonNullable<Json>,
"id": string,
"instructions": NonNullable<Json>,
"questions": NonNullable<Json>,
"school_id": string | null,
"school_name": string | null,
"search_field": string,
"subject_id": string,
"subject_name": string | null,
"title": string,
"total_marks": number,
"total_minutes": number,
"translation": Json | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "assessment_template"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_back_office":
{ Args: { "kinds"?: (string)[],"words": string }; Returns: Json
                           },
"search_bank_lines":
{ Args: { "words"?: string }; Returns: {
              "account": string,
"amount": number,
"balance": number | null,
"bank_id": string,
"bank_statement_id": string,
"booked_on": string,
"candidates": NonNullable<Json>,
"created_at": string,
"description": string,
"fingerprint": string,
"id": string,
"left_amount": number,
"line_state": string,
"note": string,
"occurrence": number,
"reference": string,
"returned_amount": number,
"same_as": string | null,
"search_field": string,
"updated_at": string,
"verdict": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "bank_statement_line"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_bundles":
{ Args: { "words": string }; Returns: {
              "category_id": string | null,
"category_order": string | null,
"complete_price": boolean,
"created_at": string,
"description": string,
"discount_percentage": number | null,
"featured": boolean,
"id": string,
"language": string | null,
"member_count": number,
"member_covers": (string)[],
"mixed": boolean,
"physical": boolean,
"price": number | null,
"price_percentage": number | null,
"publish_date": string | null,
"search_field": string,
"tags": (string)[],
"thumbnails": (string)[],
"title": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "product_bundle"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_communications":
{ Args: { "words"?: string }; Returns: {
              "body": string | null,
"created_at": string,
"id": string,
"images": (string)[] | null,
"publish_date": string,
"send_to": (string)[],
"show": (string)[],
"subject": string,
"updated_at": string,
"video": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "communication"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_coupons":
{ Args: { "words"?: string }; Returns: {
              "batch": string | null,
"coupon_code": string,
"created_at": string,
"discount_type": string,
"discount_value": number,
"enabled": boolean,
"end_date": string,
"id": string,
"max_uses": number | null,
"restrict_to": string,
"restrict_to_teachers": (string)[],
"start_date": string,
"updated_at": string,
"uses": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "coupon"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_deliveries":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"delivered": number,
"delivery_state": string,
"id": string,
"order_id": string,
"order_number": string,
"packed": number,
"paid_at": string,
"quantity": number,
"recipient": string,
"search_field": string,
"sent": number,
"town": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "delivery"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_goods":
{ Args: { "at_most"?: number,"words"?: string }; Returns: Json
                           },
"search_holidays":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"date": string,
"id": string,
"label": string,
"label_af": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "holiday"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_lesson_templates":
{ Args: { "words"?: string }; Returns: {
              "complexity": string,
"created_at": string,
"font_family": string,
"grade_order": number | null,
"headings": NonNullable<Json>,
"id": string,
"minutes": number | null,
"name": string,
"school_id": string,
"school_name": string | null,
"search_field": string,
"subject_id": string | null,
"subject_name": string | null,
"template": NonNullable<Json>,
"total_points": number | null,
"type": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "subject_template"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_lessons":
{ Args: { "words"?: string }; Returns: {
              "complexity": string,
"created_at": string,
"font_family": string,
"grade_order": number | null,
"headings": NonNullable<Json>,
"id": string,
"minutes": number | null,
"name": string,
"school_id": string | null,
"school_name": string | null,
"search_field": string,
"subject_id": string | null,
"subject_name": string | null,
"subject_template_id": string | null,
"teacher_profile_id": string,
"template": NonNullable<Json>,
"total_points": number | null,
"type": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_subject_template"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_orders":
{ Args: { "at_most"?: number,"placed_from"?: string,"placed_until"?: string,"quotes"?: boolean,"words"?: string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_papers":
{ Args: { "words"?: string }; Returns: {
              "complexity": string,
"created_at": string,
"font_family": string,
"grade_order": number | null,
"headings": NonNullable<Json>,
"id": string,
"instructions": NonNullable<Json>,
"questions": NonNullable<Json>,
"school_id": string | null,
"school_name": string | null,
"search_field": string,
"subject_id": string,
"subject_name": string | null,
"taxonomy_id": string | null,
"teacher_profile_id": string,
"title": string,
"total_marks": number,
"total_minutes": number,
"translation": Json | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_assessment_template"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_products":
{ Args: { "words": string }; Returns: {
              "category_id": string | null,
"category_order": string | null,
"created_at": string,
"description": string,
"discount_percentage": number | null,
"e_commerce_product": boolean,
"featured": boolean,
"file_count": number,
"id": string,
"language": string | null,
"listable": boolean,
"marks": number | null,
"missing_count": number,
"pages": number | null,
"physical": boolean,
"price": number | null,
"publish_date": string | null,
"questions": NonNullable<Json>,
"search_field": string,
"sku": number | null,
"subscription_product": boolean,
"tags": (string)[],
"term": number | null,
"thumbnails": (string)[],
"title": string,
"topic": string | null,
"type": string,
"updated_at": string,
"video_count": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "product"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_questions":
{ Args: { "at_most"?: number,"grade"?: string,"least_marks"?: number,"level"?: string,"most_marks"?: number,"subject_id"?: string,"type"?: string,"whose"?: string,"words"?: string }; Returns: {
              "assessment_template_id": string | null,
"created_at": string,
"excerpt": string,
"grade_order": number | null,
"id": string,
"levels": (string)[],
"marks": number,
"paper_title": string,
"position": number,
"question": NonNullable<Json>,
"question_key": string,
"school_id": string | null,
"search_field": string,
"source_id": string,
"subject_id": string,
"teacher_assessment_template_id": string | null,
"teacher_profile_id": string | null,
"translation_language": string | null,
"types": (string)[],
"updated_at": string,
"wording": string,
"written_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "bank_question"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_reporting_teachers":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"email": string | null,
"id": string,
"language": string | null,
"name": string | null,
"owner": string,
"phone": string | null,
"product_count": number,
"province": string | null,
"registration_date": string,
"role_list": string,
"roles": (string)[],
"school_name": string | null,
"search_field": string,
"surname": string | null,
"teacher_profile_id": string | null,
"teacher_profile_school_id": string | null,
"title": string | null,
"updated_at": string,
"username": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "reporting_teacher"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_school_list":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"emis_number": string | null,
"id": string,
"is_generic": boolean,
"name": string,
"provinces": (string)[],
"school_img_key": string | null,
"search_field": string,
"town": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "school"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_school_requests":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"decided_at": string | null,
"email": string | null,
"id": string,
"request_status": string,
"requested_at": string,
"school_id": string,
"teacher_name": string,
"teacher_profile_id": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "school_request"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_schools":
{ Args: { "at_most"?: number,"province"?: string,"words"?: string }; Returns: {
              "created_at": string,
"emis_number": string | null,
"id": string,
"is_generic": boolean,
"name": string,
"provinces": (string)[],
"school_img_key": string | null,
"search_field": string,
"town": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "school"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_shop":
{ Args: { "at_most"?: number,"category_ids"?: (string)[],"e_commerce_product"?: boolean,"kind"?: string,"language"?: string,"max_cost"?: number,"reader_language"?: string,"sort"?: string,"subscription_product"?: boolean,"tag_ids"?: (string)[],"words": string }; Returns: {
              "category_id": string | null,
"cost": number,
"created_at": string,
"e_commerce_product": boolean,
"featured": boolean,
"id": string,
"in_afrikaans": boolean,
"in_english": boolean,
"kind": string,
"language": string | null,
"member_covers": (string)[],
"mixed": boolean,
"physical": boolean,
"price": number | null,
"product_bundle_id": string | null,
"product_id": string | null,
"publish_date": string,
"search_field": string,
"subscription_product": boolean,
"tags": (string)[],
"term": number | null,
"thumbnails": (string)[],
"title": string,
"updated_at": string,
"usual_discount": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "shop_item"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_subjects":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"created_by": string | null,
"grade": string,
"grade_order": number | null,
"id": string,
"search_field": string,
"subject": string,
"subject_af": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "subject"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_taxonomies":
{ Args: { "words"?: string }; Returns: {
              "certainty": string,
"created_at": string,
"grades": (string)[],
"id": string,
"language": string | null,
"name": string,
"source": string,
"subjects": (string)[],
"updated_at": string,
"year": number | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "taxonomy"
        isOneToOne: false
        isSetofReturn: true
      } },
"search_terms":
{ Args: { "words"?: string }; Returns: {
              "created_at": string,
"end_date": string,
"gazetted_days": number | null,
"id": string,
"label": string,
"label_af": string | null,
"provinces": (string)[],
"start_date": string,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "term"
        isOneToOne: false
        isSetofReturn: true
      } },
"seat_invitation":
{ Args: { "token": string }; Returns: Json
                           },
"see_corrections":
{ Args: { "product_id": string }; Returns: boolean
                           },
"send_order_mail_again":
{ Args: { "mail_id": string }; Returns: Json
                           },
"send_parcel":
{ Args: { "carrier": string,"parcel_id": string,"tracking_number"?: string }; Returns: string
                           },
"send_parcels":
{ Args: { "carrier": string,"parcels": Json }; Returns: Json
                           },
"send_quotation":
{ Args: { "new_id"?: string,"order_id": string,"seen_at"?: string,"sent_to"?: string,"valid_until": string }; Returns: {
              "accepted_at": string | null,
"accepted_by": string | null,
"buyer": NonNullable<Json>,
"coupon_amount": number,
"created_at": string,
"form": string,
"id": string,
"issued_at": string,
"language": string,
"lines": NonNullable<Json>,
"number": number,
"order_id": string,
"purchase_order_number": string | null,
"replaced_at": string | null,
"seller": NonNullable<Json>,
"sent_to": string | null,
"shipping_fee": number,
"total": number,
"updated_at": string,
"valid_until": string,
"vat": number
            }
                          SetofOptions: {
        from: "*"
        to: "quotation"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_assessment_template_taxonomies":
{ Args: { "assessment_template_id": string,"taxonomy_ids": (string)[],"version"?: string }; Returns: boolean
                           },
"set_bundle_products":
{ Args: { "product_bundle_id": string,"product_ids": (string)[] }; Returns: {
              "category_id": string | null,
"category_order": string | null,
"complete_price": boolean,
"created_at": string,
"description": string,
"discount_percentage": number | null,
"featured": boolean,
"id": string,
"language": string | null,
"member_count": number,
"member_covers": (string)[],
"mixed": boolean,
"physical": boolean,
"price": number | null,
"price_percentage": number | null,
"publish_date": string | null,
"search_field": string,
"tags": (string)[],
"thumbnails": (string)[],
"title": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "product_bundle"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_class_period":
{ Args: { "class_id"?: string,"day": string,"period": number,"week": string,"year": number }; Returns: {
              "created_at": string,
"day": string,
"id": string,
"period": number,
"teacher_class_subject_id": string,
"teacher_profile_id": string,
"updated_at": string,
"week": string,
"year": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_class_period"
        isOneToOne: false
        isSetofReturn: true
      } },
"set_order_status":
{ Args: { "from_status": string,"money"?: string,"order_id": string,"provider_reference"?: string,"to_status": string }; Returns: {
              "by_hand_amount": number,
"coupon_amount": number,
"coupon_code": string | null,
"coupon_discount_type": string | null,
"coupon_discount_value": number | null,
"created_at": string,
"has_physical": boolean,
"has_questions": boolean,
"id": string,
"order_date_time": string | null,
"order_number": string | null,
"order_payment": Json | null,
"order_payment_method": string | null,
"order_shipping_details": Json | null,
"order_status": string,
"order_total": number,
"order_vat": number,
"owed_back_amount": number,
"owner": string,
"paid_back_amount": number,
"payment_open_until": string | null,
"product_count": number,
"received_amount": number,
"refunded_amount": number,
"search_field": string,
"shipping_fee": number,
"teacher_profile_id": string,
"to_pay_back_amount": number,
"unplaced_amount": number,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "teacher_products_order"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_user_groups":
{ Args: { "groups": (string)[],"known": (string)[],"user_id": string }; Returns: (string)[]
                           },
"settle_created_teacher":
{ Args: { "user_id": string }; Returns: string
                           },
"shop_problems":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"sitemap":
{ Args: { "page_number"?: number }; Returns: Json
                           },
"start_content":
{ Args: { "product_id": string }; Returns: string
                           },
"start_content_check":
{ Args: { "resume"?: boolean }; Returns: Json
                           },
"start_import":
{ Args: { "file": Json,"kind": string }; Returns: Json
                           },
"stop_run":
{ Args: { "run_id": string,"stopped"?: boolean }; Returns: Json
                           },
"store_payment_notification":
{ Args: { "headers"?: Json,"raw_body": string,"source_address"?: string }; Returns: {
              "amount_cents": number | null,
"attempt_reference": string | null,
"counts": boolean,
"created_at": string,
"fields": NonNullable<Json>,
"headers": NonNullable<Json>,
"id": string,
"judged_at": string | null,
"merchant_id": string | null,
"needs_human": boolean,
"order_id": string | null,
"order_reference": string | null,
"payment_status": string | null,
"provider_payment_id": string | null,
"raw_body": string,
"received_at": string,
"received_count": number,
"resolution": string | null,
"resolution_note": string,
"resolved_at": string | null,
"resolved_by": string | null,
"source_address": string | null,
"updated_at": string,
"verdict": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "payment_notification"
        isOneToOne: true
        isSetofReturn: false
      } },
"subject_merge_preview":
{ Args: { "into_subject_id": string,"subject_id": string }; Returns: Json
                           },
"subjects_to_choose":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,
"created_by": string | null,
"grade": string,
"grade_order": number | null,
"id": string,
"search_field": string,
"subject": string,
"subject_af": string | null,
"updated_at": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "subject"
        isOneToOne: false
        isSetofReturn: true
      } },
"tags_for_admin":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"take_back_classes":
{ Args: { "class_ids": (string)[],"made": string }; Returns: {
              "created_at": string,
"id": string,
"name": string,
"subject_id": string,
"teacher_profile_id": string,
"updated_at": string,
"year": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "teacher_class_subject"
        isOneToOne: false
        isSetofReturn: true
      } },
"take_back_subjects":
{ Args: { "added_by": string,"since"?: string }; Returns: Json
                           },
"take_parcel_back":
{ Args: { "from_state": string,"parcel_id": string }; Returns: string
                           },
"take_request":
{ Args: { "kind": string,"subject": string }; Returns: number
                           },
"take_seat":
{ Args: { "token": string }; Returns: {
              "created_at": string,
"email": string,
"id": string,
"order_line_id": string,
"taken_at": string | null,
"teacher_profile_id": string | null,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "seat"
        isOneToOne: true
        isSetofReturn: false
      } },
"taxonomy_preview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"tell_buyers":
{ Args: { "file_key": string,"product_id": string,"sentence"?: string }; Returns: number
                           },
"term_set_preview":
{ Args: { "provinces"?: (string)[],"source": string }; Returns: Json
                           },
"transfer_target":
{ Args: { "order_id": string }; Returns: Json
                           },
"undo_bank_line":
{ Args: { "link_id": string,"note": string }; Returns: {
              "account": string,
"amount": number,
"balance": number | null,
"bank_id": string,
"bank_statement_id": string,
"booked_on": string,
"candidates": NonNullable<Json>,
"created_at": string,
"description": string,
"fingerprint": string,
"id": string,
"left_amount": number,
"line_state": string,
"note": string,
"occurrence": number,
"reference": string,
"returned_amount": number,
"same_as": string | null,
"search_field": string,
"updated_at": string,
"verdict": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "bank_statement_line"
        isOneToOne: true
        isSetofReturn: false
      } },
"undo_run":
{ Args: { "at_most"?: number,"run_id": string }; Returns: Json
                           },
"unnamed_files_for_admin":
{ Args: { "at_most"?: number }; Returns: Json
                           },
"use_here":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"verify_coupon":
{ Args: { "coupon_code": string,"teacher_profile_id": string }; Returns: Json
                           },
"withdraw_seat":
{ Args: { "seat_id": string }; Returns: {
              "created_at": string,
"email": string,
"id": string,
"order_line_id": string,
"taken_at": string | null,
"teacher_profile_id": string | null,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "seat"
        isOneToOne: true
        isSetofReturn: false
      } }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
