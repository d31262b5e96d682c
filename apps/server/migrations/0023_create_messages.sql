-- Messages wait here, written in the transaction of what caused them; a job sends each and says how it went.
create table messages (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  kind text not null,
  channel text not null check (channel in ('sms', 'email')),
  order_id text,
  booking_id text,
  recipient text not null,
  language text not null,
  subject text not null default '',
  body_text text not null,
  body_html text,
  -- Whether the receipt of its order goes with it.
  has_receipt boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (property_id, id)
);
create index messages_of_order on messages (property_id, order_id, created_at desc);
create index messages_to on messages (property_id, lower(recipient), created_at desc);
create index messages_by_age on messages (property_id, created_at desc);
select protect_tenant_table('messages');
