-- Money that came by bank transfer: the statements that administrators upload, their lines, and which order each line has paid.

create table public.bank_form (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  header text not null,
  columns jsonb not null,
  constraint bank_form_pkey primary key (id),
  constraint bank_form_header_key unique (header),
  constraint bank_form_name_present check (not private.is_blank(name) and length(name) <= 60),
  constraint bank_form_header_present check (not private.is_blank(header) and length(header) <= 2000),
  constraint bank_form_columns_shape check (jsonb_typeof(columns) = 'object'),
  constraint bank_form_columns_size check (pg_column_size(columns) <= 20000)
);

alter table public.bank_form enable row level security;

create policy "administrators read the forms of bank statements" on public.bank_form
  for select to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, name, header, columns) on public.bank_form to authenticated;
-- Not granted: insert, update, delete. keep_bank_form() writes.

comment on table public.bank_form is
  'Forms of bank statements that the screen does not know by itself: an administrator has said once which '
  'column is which, and the next file with this head is read the same way.';
comment on column public.bank_form.header is 'The row of column names, in small letters, joined by "|".';
comment on column public.bank_form.columns is
  'Which column, counted from 0, holds date, amount (or moneyIn and moneyOut), balance and the texts.';

create trigger set_updated_at before update on public.bank_form
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.bank_form
  for each row execute function private.record_admin_write();

create table public.bank_statement (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_name text not null,
  bank text not null,
  account text not null,
  first_day date not null,
  last_day date not null,
  line_count integer not null,
  new_line_count integer not null,
  closing_balance numeric(12, 2),
  uploaded_by uuid,
  constraint bank_statement_pkey primary key (id),
  constraint bank_statement_uploaded_by_fkey foreign key (uploaded_by)
    references auth.users (id) on delete set null,
  constraint bank_statement_account_shape check (account ~ '^[0-9]{4,20}$'),
  constraint bank_statement_days_in_order check (first_day <= last_day),
  constraint bank_statement_counts_in_order check (0 < new_line_count and new_line_count <= line_count),
  constraint bank_statement_numbers check (closing_balance <> 'NaN'),
  constraint bank_statement_dates_in_time check (private.in_time(first_day) and private.in_time(last_day)),
  constraint bank_statement_bank_length check (length(bank) <= 60),
  constraint bank_statement_file_name_length check (length(file_name) <= 255)
);

create index bank_statement_uploaded_by_idx on public.bank_statement (uploaded_by);
create index bank_statement_created_at_idx on public.bank_statement (created_at desc, id);

alter table public.bank_statement enable row level security;

create policy "administrators read bank statements" on public.bank_statement
  for select to authenticated using ((select private.in_group('admin')));

grant select (
  id, created_at, updated_at, file_name, bank, account, first_day, last_day, line_count,
  new_line_count, closing_balance, uploaded_by
) on public.bank_statement to authenticated;
-- Not granted: insert, update, delete. import_bank_statement() writes.

comment on table public.bank_statement is
  'A file that brought lines which were not known. One that brings none leaves no row. @graphql({"totalCount": '
  '{"enabled": true}})';

create trigger set_updated_at before update on public.bank_statement
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.bank_statement
  for each row execute function private.record_admin_write();

create table public.bank_statement_line (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  bank_statement_id uuid not null,
  account text not null,
  booked_on date not null,
  amount numeric(12, 2) not null,
  balance numeric(12, 2),
  description text not null,
  reference text not null default '',
  bank_id text not null default '',
  same_as uuid,
  occurrence integer not null,
  fingerprint text not null,
  line_state text not null,
  left_amount numeric(12, 2) not null,
  returned_amount numeric(12, 2) not null default 0,
  note text not null default '',
  verdict text,
  candidates jsonb not null default '[]',
  search_field text not null,
  constraint bank_statement_line_pkey primary key (id),
  constraint bank_statement_line_bank_statement_id_fkey foreign key (bank_statement_id)
    references public.bank_statement (id) on delete restrict,
  constraint bank_statement_line_same_as_fkey foreign key (same_as)
    references public.bank_statement_line (id) on delete set null,
  constraint bank_statement_line_fingerprint_key unique (fingerprint),
  constraint bank_statement_line_occurrence_positive check (occurrence > 0),
  constraint bank_statement_line_state_known
    check (line_state in ('OPEN', 'OWED_BACK', 'SETTLED', 'ASIDE', 'OUTGOING')),
  -- What a line has brought is spent once: on orders, on money paid back, or not yet.
  constraint bank_statement_line_left_amount_range
    check (left_amount >= 0 and left_amount <= greatest(amount, 0)),
  constraint bank_statement_line_returned_amount_not_negative check (returned_amount >= 0),
  constraint bank_statement_line_state_fits check (case line_state
    when 'OUTGOING' then amount <= 0
    when 'SETTLED' then left_amount = 0
    else left_amount > 0 end),
  constraint bank_statement_line_verdict_known check (verdict in (
    'exact', 'under', 'over', 'same', 'duplicate', 'already_paid', 'paid_by_hand', 'quote', 'cancelled',
    'not_placed', 'likely', 'ambiguous', 'unknown')),
  constraint bank_statement_line_candidates_shape check (jsonb_typeof(candidates) = 'array'),
  constraint bank_statement_line_numbers check ('NaN' not in (amount, balance, left_amount, returned_amount)),
  constraint bank_statement_line_booked_on_in_time check (private.in_time(booked_on)),
  constraint bank_statement_line_account_length check (length(account) <= 40),
  constraint bank_statement_line_description_length check (length(description) <= 2000),
  constraint bank_statement_line_reference_length check (length(reference) <= 500),
  constraint bank_statement_line_bank_id_length check (length(bank_id) <= 255),
  constraint bank_statement_line_note_length check (length(note) <= 500)
);

create index bank_statement_line_bank_statement_id_idx
  on public.bank_statement_line (bank_statement_id);
create index bank_statement_line_same_as_idx on public.bank_statement_line (same_as);
create index bank_statement_line_account_day_idx on public.bank_statement_line (account, booked_on);
create index bank_statement_line_list_idx
  on public.bank_statement_line (line_state, booked_on desc nulls last, id);
create index bank_statement_line_open_idx on public.bank_statement_line (id)
  where line_state in ('OPEN', 'OWED_BACK');
create index bank_statement_line_search_field_idx on public.bank_statement_line
  using gin (search_field extensions.gin_trgm_ops);

alter table public.bank_statement_line enable row level security;

create policy "administrators read lines of bank statements" on public.bank_statement_line
  for select to authenticated using ((select private.in_group('admin')));

-- The whole table: search_bank_lines() returns its rows.
grant select on public.bank_statement_line to authenticated;
-- Not granted: insert, update, delete. import_bank_statement() adds lines, confirm_bank_line() and others decide on them.

comment on table public.bank_statement_line is
  'What the bank wrote, which never changes, and what has become of the money. @graphql({"totalCount": '
  '{"enabled": true}})';
comment on column public.bank_statement_line.occurrence is
  'The first, second … of lines that are alike in account, day, amount and text: two equal payments on one day.';
comment on column public.bank_statement_line.bank_id is
  'What the bank calls the line (FITID of OFX); empty where its file does not say. Banks give one id to several lines, '
  'so it proves nothing alone.';
comment on column public.bank_statement_line.same_as is
  'A line that was stored before, of the same account, day and amount but with another text or id of the bank: probably '
  'the same payment from another file. A person decides; until then it pays nothing.';
comment on column public.bank_statement_line.fingerprint is
  'Account, day, amount, text without spaces and signs, and occurrence: a line that is read twice is one line.';
comment on column public.bank_statement_line.line_state is
  'OPEN waits for an order; OWED_BACK has paid one and has something left; SETTLED is used up; ASIDE is not ours; '
  'OUTGOING is money that was paid out.';
comment on column public.bank_statement_line.left_amount is
  'What is neither used for an order nor paid back. Never below zero: no line is used twice.';
comment on column public.bank_statement_line.verdict is
  'What match_bank_lines() made of it; null for what is no longer open.';
comment on column public.bank_statement_line.candidates is
  'Orders that it may be for, best first, as transfer_target() describes them, with why: reference, reference_near, '
  'reference_cut, amount, name, amount_and_name.';

create trigger set_updated_at before update on public.bank_statement_line
  for each row execute function private.set_updated_at();
-- New lines are audited with their statement, and what the matching finds is nobody's doing.
create trigger record_admin_write after update on public.bank_statement_line
  for each row when (
    (old.line_state, old.left_amount, old.returned_amount, old.note)
      is distinct from (new.line_state, new.left_amount, new.returned_amount, new.note))
  execute function private.record_admin_write();

create table public.bank_line_order (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  bank_statement_line_id uuid not null,
  order_id uuid,
  order_number text not null,
  order_event_id uuid,
  amount numeric(12, 2) not null,
  note text not null default '',
  confirmed_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  undone_note text not null default '',
  constraint bank_line_order_pkey primary key (id),
  constraint bank_line_order_bank_statement_line_id_fkey foreign key (bank_statement_line_id)
    references public.bank_statement_line (id) on delete restrict,
  constraint bank_line_order_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete set null,
  constraint bank_line_order_order_event_id_fkey foreign key (order_event_id)
    references public.order_event (id) on delete set null,
  constraint bank_line_order_confirmed_by_fkey foreign key (confirmed_by)
    references auth.users (id) on delete set null,
  constraint bank_line_order_undone_by_fkey foreign key (undone_by)
    references auth.users (id) on delete set null,
  constraint bank_line_order_amount_positive check (amount > 0),
  constraint bank_line_order_numbers check (amount <> 'NaN'),
  constraint bank_line_order_note_length check (length(note) <= 500),
  constraint bank_line_order_undone_note_length check (length(undone_note) <= 500)
);

create index bank_line_order_bank_statement_line_id_idx
  on public.bank_line_order (bank_statement_line_id);
create index bank_line_order_order_id_idx on public.bank_line_order (order_id);
create index bank_line_order_order_event_id_idx on public.bank_line_order (order_event_id);
create index bank_line_order_confirmed_by_idx on public.bank_line_order (confirmed_by);
create index bank_line_order_undone_by_idx on public.bank_line_order (undone_by);
create unique index bank_line_order_once_key on public.bank_line_order (bank_statement_line_id, order_id)
  where undone_at is null;

alter table public.bank_line_order enable row level security;

create policy "administrators read what lines have paid" on public.bank_line_order
  for select to authenticated using ((select private.in_group('admin')));

grant select (
  id, created_at, updated_at, bank_statement_line_id, order_id, order_number, amount, note, undone_at,
  undone_note
) on public.bank_line_order to authenticated;
-- Not granted: insert, update, delete; who did it is in the audit and in the order's history.

comment on table public.bank_line_order is
  'So much of a line has paid so much of an order. Several lines may pay one order and one line several orders. '
  'Never deleted: what is undone says so.';

create trigger set_updated_at before update on public.bank_line_order
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.bank_line_order
  for each row execute function private.record_admin_write();
