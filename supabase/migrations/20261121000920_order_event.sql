-- The history of an order: whoever changes a status writes a line here, through the function below.

create table public.order_event (
  id uuid not null default gen_random_uuid(),
  -- Not the start of the transaction: the history of an order has an order.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  order_id uuid not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  reason text not null,
  constraint order_event_pkey primary key (id),
  constraint order_event_order_id_fkey foreign key (order_id)
    references public.teacher_products_order (id) on delete cascade,
  constraint order_event_actor_id_fkey foreign key (actor_id)
    references auth.users (id) on delete set null,
  constraint order_event_from_status_known
    check (from_status in ('PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED')),
  constraint order_event_to_status_known
    check (to_status in ('PENDING', 'QUOTING', 'PROCESSING', 'PAID', 'CANCELLED')),
  constraint order_event_reason_word check (reason ~ '^[a-z0-9_]+$')
);

create index order_event_order_id_idx on public.order_event (order_id, created_at);
create index order_event_actor_id_idx on public.order_event (actor_id);

alter table public.order_event enable row level security;

create policy "who may read an order reads its history" on public.order_event
  for select to authenticated
  using (exists (
    select from public.teacher_products_order as parent where parent.id = order_event.order_id
  ));

grant select (id, created_at, updated_at, order_id, from_status, to_status, reason)
  on public.order_event to authenticated;
-- Not granted: actor_id. A teacher need not know which administrator acted.
grant select on public.order_event to service_role;

comment on table public.order_event is 'Who moved an order from which status to which, when and why.';
comment on column public.order_event.actor_id is 'Empty when the shop itself acted.';
comment on column public.order_event.reason is 'A snake_case word, listed in docs/error-codes.md.';

create trigger set_updated_at before update on public.order_event
  for each row execute function private.set_updated_at();

create function private.record_order_event(
  order_id uuid, from_status text, to_status text, reason text
) returns void
language sql volatile set search_path = '' as $$
  insert into public.order_event (order_id, actor_id, from_status, to_status, reason)
  values (
    record_order_event.order_id, auth.uid(), record_order_event.from_status,
    record_order_event.to_status, record_order_event.reason)
$$;
