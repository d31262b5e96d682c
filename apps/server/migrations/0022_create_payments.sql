-- How a property's guests can pay. Credentials are encrypted with a key outside the database.
create table payment_settings (
  property_id text primary key references properties (property_id) on delete cascade,
  settings jsonb not null,
  credentials text,
  revision integer not null default 1,
  changed_by text,
  changed_at timestamptz not null default now()
);
select protect_tenant_table('payment_settings');

-- One payment of an order as the provider last told it; steps still to be taken are derived from it and the order.
create table payments (
  property_id text not null,
  order_id text not null,
  provider text not null check (provider in ('sandbox', 'nexi', 'stripe')),
  provider_payment_id text,
  state text not null check (state in ('pending', 'held', 'captured', 'released', 'refunded', 'declined', 'failed')),
  amount integer not null check (amount > 0),
  currency text not null,
  captured integer not null default 0 check (captured >= 0 and captured <= amount),
  refunded integer not null default 0 check (refunded >= 0 and refunded <= captured),
  page_url text,
  hold_lapses_at timestamptz,
  problem text,
  problem_since timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (property_id, order_id),
  foreign key (property_id, order_id) references orders (property_id, id) on delete cascade
);
create unique index payments_of_provider on payments (property_id, provider, provider_payment_id);
create index payments_open on payments (property_id, state, updated_at);
select protect_tenant_table('payments');
-- Reconciliation finds what is open in all properties; what it is about stays behind the wall.
create policy installation on payments for select to innkeeper_installation using (true);
grant select (property_id, order_id, state, problem, checked_at) on payments to innkeeper_installation;

-- Each webhook once, whatever the provider repeats.
create table payment_webhooks (
  property_id text not null references properties (property_id) on delete cascade,
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (property_id, provider, event_id)
);
create index payment_webhooks_age on payment_webhooks (property_id, received_at);
select protect_tenant_table('payment_webhooks');
create policy installation on payment_webhooks to innkeeper_installation using (true);
grant select, delete on payment_webhooks to innkeeper_installation;

-- The sandbox of demo installations keeps its payments as a provider would: they outlive the process.
create table sandbox_payments (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  reference text not null,
  state text not null,
  method text,
  amount integer not null,
  currency text not null,
  captured integer not null default 0,
  refunded integer not null default 0,
  page_url text not null,
  return_url text not null,
  hold_lapses_at timestamptz,
  created_at timestamptz not null,
  primary key (property_id, id),
  unique (property_id, reference)
);
select protect_tenant_table('sandbox_payments');
