-- Seats: a school buys several of one digital resource. The buyer has the first, and gives the others to colleagues by
-- invitation (decision 102). A row is a seat that was given; taken back, it is gone.

create table public.seat (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  order_line_id uuid not null,
  email text not null,
  teacher_profile_id uuid,
  taken_at timestamptz,
  constraint seat_pkey primary key (id),
  constraint seat_order_line_id_fkey foreign key (order_line_id)
    references public.order_line (id) on delete cascade,
  -- Who closes an account gives the seat back.
  constraint seat_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint seat_order_line_email_key unique (order_line_id, email),
  constraint seat_order_line_teacher_profile_key unique (order_line_id, teacher_profile_id),
  constraint seat_email_shape check (private.is_email(email) and email = lower(email)),
  constraint seat_email_length check (length(email) <= 254),
  constraint seat_taken_whole check (num_nulls(teacher_profile_id, taken_at) in (0, 2))
);

-- For private.owned_product: a teacher has few seats.
create index seat_teacher_profile_id_idx on public.seat (teacher_profile_id);

alter table public.seat enable row level security;

create policy "buyers and holders read their seats, administrators all" on public.seat
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (select private.in_group('admin'))
    or exists (select from public.order_line as line where line.id = seat.order_line_id)
  );

grant select (id, created_at, updated_at, order_line_id, email, teacher_profile_id, taken_at)
  on public.seat to authenticated;
-- Not granted: insert, update, delete. invite_to_seat(), take_seat() and withdraw_seat() write.
grant select on public.seat to service_role;

comment on table public.seat is
  'Seats of a resource that a buyer gave to colleagues. @graphql({"totalCount": {"enabled": true}})';
comment on column public.seat.email is
  'Whom the buyer invited, in small letters. Whoever has the link may take the seat, with any address.';
comment on column public.seat.teacher_profile_id is 'Who has taken it; empty until then.';

-- The secret of the invitation, apart from what buyers and administrators read.
create table private.seat_link (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  seat_id uuid,
  token text not null,
  constraint seat_link_pkey primary key (id),
  -- The link stays when the seat is taken back, to say so to whoever opens it.
  constraint seat_link_seat_id_fkey foreign key (seat_id)
    references public.seat (id) on delete set null,
  constraint seat_link_seat_id_key unique (seat_id),
  constraint seat_link_token_key unique (token),
  constraint seat_link_token_shape check (token ~ '^[0-9a-f]{64}$')
);

alter table private.seat_link enable row level security;

comment on table private.seat_link is
  'The secrets in the links of invitations. They are kept as they are, because a mail may be sent again.';

create trigger set_updated_at before update on private.seat_link
  for each row execute function private.set_updated_at();

create function private.seats_to_give(line public.order_line) returns integer
language plpgsql stable set search_path = '' as $$
declare
  bought bigint := line.quantity;
begin
  if line.physical or line.product_id is null or line.withdrawn_at is not null then
    return 0;
  end if;
  -- What was refunded is not given any more. What was given before stays, until it is taken back.
  if exists (
    select from public.teacher_products_order as parent
    where parent.id = line.order_id and parent.refunded_amount > 0)
  then
    select count(*) into bought
    from private.pieces_left(private.open_invoice(line.order_id)) as remaining
    where remaining.line_id = line.id;
  end if;
  return greatest(bought - 1, 0);
end
$$;
comment on function private.seats_to_give(public.order_line) is
  'How many seats of a line may be given in all: what was bought and not refunded, without the buyer''s own.';

-- The limit holds for two at once: whoever is second waits for the line, and counts again.
create function private.check_seat() returns trigger
language plpgsql set search_path = '' as $$
declare
  line public.order_line;
begin
  select * into strict line from public.order_line as bought
  where bought.id = new.order_line_id
  for update;
  -- When the holder's account becomes the buyer's, the seat does not move: it goes with the emptied profile.
  if tg_op = 'UPDATE' and new.teacher_profile_id = line.teacher_profile_id then
    return null;
  end if;
  if tg_op = 'INSERT' and (
    select count(*) from public.seat as given where given.order_line_id = line.id
  ) >= private.seats_to_give(line) then
    raise exception 'seats_all_given' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create trigger check_seat before insert or update of teacher_profile_id on public.seat
  for each row execute function private.check_seat();
create trigger set_updated_at before update on public.seat
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.seat
  for each row execute function private.record_admin_write();

-- Definer: whoever changes an order need not read its seats.
create function private.check_seats_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- When the buyer's account becomes a holder's: whoever has the first seat holds no other.
  delete from public.seat as own
  where own.order_line_id = new.id and own.teacher_profile_id = new.teacher_profile_id;
  if new.quantity < old.quantity and (
    select count(*) from public.seat as given where given.order_line_id = new.id
  ) > new.quantity - 1 then
    raise exception 'seats_given' using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.check_seats_of_line() is
  'An order does not go below the seats that were given of it; they are taken back first.';

create trigger check_seats after update on public.order_line
  for each row when (
    new.quantity < old.quantity or new.teacher_profile_id <> old.teacher_profile_id)
  execute function private.check_seats_of_line();
