-- A message names what caused it in plain words, so that any feature can have one sent; until now all were of orders.
alter table messages rename column order_id to cause_id;
alter table messages alter column cause_id set not null;
alter table messages add column cause_kind text not null default 'order';
alter table messages alter column cause_kind drop default;
-- Whether files go with it, made by its cause when it is sent.
alter table messages rename column has_receipt to has_attachments;
drop index messages_of_order;
create index messages_of_cause on messages (property_id, cause_kind, cause_id, created_at desc);
