-- Events wait here for their commit. Their order is (transaction, seq): a reader that stops at the oldest
-- transaction still running never sees a later event before an earlier one.

create table outbox (
  property_id text not null references properties (property_id) on delete cascade,
  transaction_id xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (property_id, transaction_id, seq)
);
create index outbox_order on outbox (transaction_id, seq);
create index outbox_age on outbox (created_at);
select protect_tenant_table('outbox');
create policy installation on outbox to innkeeper_installation using (true);
grant select, delete on outbox to innkeeper_installation;

-- An answer is kept with the key and the body's hash, in the transaction that did the work.
create table idempotency_keys (
  property_id text not null references properties (property_id) on delete cascade,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (property_id, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (property_id, created_at);
select protect_tenant_table('idempotency_keys');
