-- Human numbers are handed out in blocks, so that orders do not wait for each other; holes are allowed.
create table order_counters (
  property_id text primary key references properties (property_id) on delete cascade,
  next_number bigint not null default 1001
);
select protect_tenant_table('order_counters');

-- An order and the request staff see are one row. Personal columns are emptied when the request is removed; what
-- accounting and statistics need stays.
create table orders (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  -- Names the order in live events without opening it.
  watch_id text not null,
  number bigint not null,
  stage text not null check (stage in ('awaiting payment', 'placed', 'abandoned')),
  status text not null default 'no action taken'
    check (status in ('no action taken', 'accepted', 'declined', 'auto accepted')),
  source text not null check (source in ('guestbook', 'upselling', 'room upgrades')),
  type text not null check (type in ('in-stay', 'pre-stay', 'post-stay')),
  is_preview boolean not null default false,
  booking_id text,
  reservation_number text,
  first_name text,
  last_name text,
  unit text,
  email text,
  phone text,
  comment text not null default '',
  language text not null,
  language_index integer not null,
  delivery_method text check (delivery_method in ('delivery', 'pickup')),
  time_requested timestamptz,
  time_expected timestamptz,
  service text not null check (service in ('Pay Now', 'Pay on delivery', 'Put on bill')),
  method text,
  payment text not null default 'none'
    check (payment in ('none', 'pending', 'held', 'captured', 'released', 'refunded', 'declined', 'failed')),
  hold_lapses_at timestamptz,
  currency text not null,
  items_total integer not null check (items_total >= 0),
  service_charge integer not null default 0 check (service_charge >= 0),
  service_charge_vat_rate integer not null default 0,
  transaction_fee integer not null default 0 check (transaction_fee >= 0),
  transaction_fee_vat_rate integer not null default 0,
  total integer not null check (total = items_total + service_charge + transaction_fee),
  vat integer not null check (vat >= 0),
  reason text,
  reason_text text,
  confirmation text,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  archived_at timestamptz,
  archived_by text,
  placed_at timestamptz not null,
  -- Undecided by then, it is declined by itself.
  expires_at timestamptz,
  -- The day from which an archived request loses its person.
  remove_after date not null,
  removed_at timestamptz,
  revision integer not null default 1,
  primary key (property_id, id),
  unique (property_id, number)
);
create index orders_list on orders (property_id, archived_at, placed_at desc);
create index orders_waiting on orders (property_id, placed_at)
  where status = 'no action taken' and stage = 'placed' and archived_at is null;
create index orders_expiring on orders (property_id, expires_at) where status = 'no action taken';
create index orders_removal on orders (property_id, remove_after) where removed_at is null;
create index orders_booking on orders (property_id, booking_id);
create index orders_payment on orders (property_id, payment, placed_at) where payment in ('pending', 'held', 'failed');
select protect_tenant_table('orders');

create table order_lines (
  property_id text not null,
  order_id text not null,
  line integer not null,
  product_id text not null,
  -- In the order's language, and in the property's default language for staff.
  title text not null,
  staff_title text not null,
  quantity integer not null check (quantity > 0),
  details jsonb not null default '[]',
  staff_details jsonb not null default '[]',
  comment text not null default '',
  unit_price integer not null check (unit_price >= 0),
  total integer not null check (total = unit_price * quantity),
  vat_rate integer not null check (vat_rate >= 0),
  vat integer not null check (vat >= 0),
  -- Whether stock was taken for it, so that it can go back.
  took_stock boolean not null default false,
  primary key (property_id, order_id, line),
  foreign key (property_id, order_id) references orders (property_id, id) on delete cascade
);
create index order_lines_product on order_lines (property_id, product_id);
select protect_tenant_table('order_lines');
